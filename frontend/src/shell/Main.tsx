import type { ReactNode } from 'react';
import { MAIN_ID } from './RootLayout';

/** The content of a page; the skip link and page changes bring the focus here. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className="main content-width">
    {children}
  </main>
);
