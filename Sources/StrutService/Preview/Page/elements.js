// Elements with properties and children. Strings become text nodes, whatever they contain.

export const at = id => document.getElementById(id);

export function make(name, properties = {}, ...children) {
  return dressed(document.createElement(name), properties, children);
}

export function shape(name, properties = {}, ...children) {
  return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), properties, children);
}

function dressed(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// A number of points, rounded to hundredths.
export const points = number => String(Math.round(number * 100) / 100).replace("-", "−");

export const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

// Text of the document, isolated from the direction of the text around it.
export const quoted = text => make("bdi", {}, text);

// Shows the SVG of a response as an image, in which no script can run.
export async function show(image, svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const before = image.src;
  image.src = address;
  try {
    await image.decode();
  } finally {
    if (before) URL.revokeObjectURL(before);
  }
}
