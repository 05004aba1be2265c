import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 });
// jsdom has no layout; pages scroll to their top on navigation.
window.scrollTo = () => undefined;
afterEach(cleanup);
