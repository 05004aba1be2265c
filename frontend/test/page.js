/** Gives this process one page of jsdom, as if it were a browser's: all test files of a process share it. */
import { JSDOM } from 'jsdom';

/** What jsdom and Node both have, and only jsdom's works with jsdom's elements. */
const OF_THE_PAGE = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'DOMException', 'navigator'];
const THE_WINDOW = ['window', 'self', 'top', 'parent'];
const isClass = (name) => /^[A-Z]/.test(name);

/** Node's FormData, which fetch takes, that can also be made of a form's texts, as React does on submit. */
const formDataOf = (NodeFormData, JsdomFormData) =>
  class extends NodeFormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new JsdomFormData(form, submitter))
        if (typeof value === 'string') this.append(name, value);
    }
  };

/** Reads the page's own value until a test puts another in its place. */
function lend(name, page) {
  const method = typeof page[name] === 'function' && !isClass(name) ? page[name].bind(page) : undefined;
  let current = () => method ?? page[name];
  Object.defineProperty(globalThis, name, {
    get: () => current(),
    set: (replacement) => {
      current = () => replacement;
    },
    configurable: true,
    enumerable: true,
  });
}

// Node asks the system at every look into its environment, and the component library looks thousands of times.
process.env = { ...process.env };

// React times each render and remembers who made each element for the tools that these are there for: a tenth of its work.
delete console.timeStamp;
delete console.createTask;

const { window: page } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
const names = [
  ...Object.getOwnPropertyNames(page),
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
];
const lent = names.filter(
  (name) => !THE_WINDOW.includes(name) && (!(name in globalThis) || OF_THE_PAGE.includes(name)),
);
for (const name of lent) lend(name, page);
for (const name of THE_WINDOW) globalThis[name] = globalThis;
globalThis.FormData = formDataOf(globalThis.FormData, page.FormData);
