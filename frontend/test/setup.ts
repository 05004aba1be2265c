import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { clearPage } from './clearPage';

// What the file before has put in place of the browser's own.
jest.restoreAllMocks();
clearPage();
// The server's tests keep the same processors busy.
configure({ asyncUtilTimeout: 20_000 });
// Without them jsdom does not match hundreds of rules at every look for a role; browser tests see the styles.
StyleSheet.prototype.insert = () => undefined;
// jsdom has the dialog, but neither opens nor closes it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
// jsdom lays nothing out, so nothing there changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
