import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Markdown, { type Components } from 'react-markdown';
import { Link as RouterLink } from 'react-router';
import remarkGfm from 'remark-gfm';

const look = {
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& h2': { typography: 'h2', mt: 4, mb: 1.5 },
  '& h3': { typography: 'h3', mt: 3, mb: 1 },
  '& h4': { typography: 'h6', mt: 2, mb: 1 },
  '& p': { my: 1.5 },
  '& ul, & ol': { my: 1.5, pl: 3 },
  '& li': { my: 0.5 },
  '& blockquote': {
    m: 0,
    my: 2,
    pl: 2,
    borderLeft: '4px solid',
    borderColor: 'primary.main',
    color: 'text.secondary',
  },
  '& table': { borderCollapse: 'collapse', minWidth: '100%' },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    px: 1.5,
    py: 1,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { bgcolor: 'primary.light' },
  '& td, & th': { overflowWrap: 'normal' },
  '& code': { fontSize: '0.9em', bgcolor: 'primary.light', px: 0.5, borderRadius: 0.5 },
  '& pre': { overflowX: 'auto' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
};

/** A route of the site, however an author wrote it; undefined for any other address. */
function routeOf(address: string): string | undefined {
  const path = address.startsWith('#/') ? address.slice(1) : address;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

const components: Components = {
  // The page's own title is its only h1.
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ href = '', children }) => {
    const route = routeOf(href);
    return route ? (
      <Link component={RouterLink} to={route} underline="always">
        {children}
      </Link>
    ) : (
      <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
        {children}
      </Link>
    );
  },
  // No other server is asked for a picture: it would learn who reads what.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  table: ({ children }) => (
    <Box role="region" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto', my: 2 }}>
      <table>{children}</table>
    </Box>
  ),
};

/** Markdown (with tables) as a page shows it. HTML in it is text, and addresses that would run a script are dropped. */
export const MarkdownView = ({ text }: { text: string }) => (
  <Box sx={look}>
    <Markdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </Markdown>
  </Box>
);
