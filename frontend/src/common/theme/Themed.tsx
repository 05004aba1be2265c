import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, createContext, use } from 'react';
import { siteTheme } from './siteTheme';

const IsThemed = createContext(false);

/** Gives the component library its theme; once is enough for all that stands inside. */
export function Themed({ children }: { children: ReactNode }) {
  const isThemed = use(IsThemed);
  if (isThemed) return children;
  return (
    <IsThemed value={true}>
      {/* Light or dark is a class on the root element, which colorScheme.ts keeps. */}
      <ThemeProvider theme={siteTheme} colorSchemeNode={null} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </IsThemed>
  );
}
