// Sends one request at a time. While a response is pending, the latest request replaces earlier
// ones: a dragged control causes as many round trips as there is time for, always with the last.

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

  // Drops the pending request.
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

// There was no response: the service is not running, or not reachable.
export class Unanswered extends Error {
  constructor() { super("The service does not respond. Start it again with strut preview."); }
}

export async function get(address, options = {}) {
  let answer;
  try {
    answer = await fetch(address, { cache: "no-cache", ...options });
  } catch {
    throw new Unanswered();
  }
  const document = await answer.json();
  if (!answer.ok) throw new Error(document.error?.message ?? `The service rejected the request with status ${answer.status}.`);
  return document;
}
