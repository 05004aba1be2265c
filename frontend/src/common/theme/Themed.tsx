import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, createContext, use } from 'react';
import { siteTheme } from './siteTheme';

const IsThemed = createContext(false);

/** Provides the component library's theme to everything inside. */
export function Themed({ children }: { children: ReactNode }) {
  const isThemed = use(IsThemed);
  if (isThemed) return children;
  return (
    <IsThemed value={true}>
      {/* colorScheme.ts sets a light or dark class on the root element. */}
      <ThemeProvider theme={siteTheme} colorSchemeNode={null} storageManager={null} noSsr>
        {children}
      </ThemeProvider>
    </IsThemed>
  );
}
