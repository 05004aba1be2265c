/** Gives this process one page of jsdom, as if it were a browser's: all test files of a process share it. */
import { findFieldsById } from './labels.js';
import { keepLookedAt, rememberStyles } from './styles.js';

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
// For the same tools, and the last lines of a warning, it draws up a stack of calls for each element until it has enough.
const { default: react } = await import('react');
Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

keepLookedAt();
const { JSDOM } = await import('jsdom');
findFieldsById();
const { window: page } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
rememberStyles(page);
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

const { configure, getConfig } = await import('@testing-library/dom');
const { getElementError } = getConfig();

/** Of a look in vain while somebody waits: the page is only written out for who reads the message, when the time is over. */
function unread(message, container) {
  const error = new Error();
  const get = () => getElementError(message, container).message;
  // By its name the library knows whose stack to show.
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

configure({
  getElementError: (...look) =>
    getConfig()._disableExpensiveErrorDiagnostics ? unread(...look) : getElementError(...look),
});
