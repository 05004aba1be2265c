import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { clearPage } from './clearPage';

// Of ours each file has its own, so that no store and no fake of a module outlives it; packages stay loaded.
vi.resetModules();
clearPage();
// The server's tests keep the same processors busy.
configure({ asyncUtilTimeout: 20_000 });
// Without them jsdom does not match hundreds of rules at every look for a role; browser tests see the styles.
StyleSheet.prototype.insert = () => undefined;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
