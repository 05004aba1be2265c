import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';

// The server's tests keep the same processors busy.
configure({ asyncUtilTimeout: 20_000 });
// jsdom has no layout; pages scroll to their top on navigation.
window.scrollTo = () => undefined;
// Without them jsdom does not match hundreds of rules at every look for a role; browser tests see the styles.
StyleSheet.prototype.insert = () => undefined;
afterEach(cleanup);
