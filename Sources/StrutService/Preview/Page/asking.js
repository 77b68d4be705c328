// Asks one thing at a time. While an answer is on its way the latest wish replaces those before it, so that a dragged knob costs as
// many round trips as there is time for, and the last is always among them.

export class Asker {
  #next = null;
  #isBusy = false;
  #take;
  #fail;

  constructor(take, fail) {
    this.#take = take;
    this.#fail = fail;
  }

  ask(address) {
    this.#next = { address, since: performance.now() };
    if (!this.#isBusy) this.#run();
  }

  // Whatever was wished for last no longer is.
  forget() { this.#next = null; }

  async #run() {
    this.#isBusy = true;
    while (this.#next) {
      const { address, since } = this.#next;
      this.#next = null;
      try {
        const answer = await get(address);
        await this.#take(answer, { address, since });
      } catch (error) {
        if (!this.#next) this.#fail(error, { address, since });
      }
    }
    this.#isBusy = false;
  }
}

// No answer came: the service is not there, or not reached.
export class Unanswered extends Error {
  constructor() { super("The service does not answer. Start it again: strut preview."); }
}

export async function get(address, options = {}) {
  let answer;
  try {
    answer = await fetch(address, { cache: "no-cache", ...options });
  } catch {
    throw new Unanswered();
  }
  const document = await answer.json();
  if (!answer.ok) throw new Error(document.error?.message ?? `The service refused: ${answer.status}.`);
  return document;
}
