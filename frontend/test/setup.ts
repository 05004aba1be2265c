import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { screenWhere } from './screenWhere';

screenWhere(() => false);
window.fetch = () => Promise.reject(new TypeError('This test has no fake of the server.'));
// jsdom has no layout; pages scroll to their top on navigation.
window.scrollTo = () => undefined;
/** The platform's refuses the form that React passes on submit; no page reads this form data. */
class PageFormData extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}
// The platform's File, as its FormData takes no other.
Object.assign(globalThis, { File, FormData: PageFormData });
// The server's tests keep the same processors busy.
configure({ asyncUtilTimeout: 20_000 });
// Matching style rules at every look for a role is slow in jsdom; browser tests see the styles.
StyleSheet.prototype.insert = () => undefined;
// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
// jsdom has no layout, so no element changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
