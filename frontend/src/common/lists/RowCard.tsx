import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FLUSH } from '../../theme';

interface RowCardProps {
  component?: CardProps['component'];
  /** A picture or a number, 48 px wide. */
  picture: ReactNode;
  /** The subject of the row: a time or a person. */
  title: ReactNode;
  /** Its state, beside the title. */
  status?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  actions: ReactNode;
  /** Full-width content, e.g. a question. */
  below?: ReactNode;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr)', md: '48px minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
};
const actionRow = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  columnGap: { xs: FLUSH.columnGap, md: 0.5 },
  rowGap: 0.5,
  '& > .MuiButton-text': { ml: { xs: FLUSH['& > .MuiButton-text'].marginLeft, md: 0 } },
  '& > .MuiButton-colorInherit': { color: 'text.secondary' },
  // Beside the title of a small card, so that it needs no line of its own.
  '& > [aria-haspopup="menu"]': { position: { xs: 'absolute', md: 'static' }, top: 8, right: 4 },
};

/** A list row as a card: picture, title and state, details, and actions on the right. */
export function RowCard({ component, picture, title, status, children, actions, below }: RowCardProps) {
  return (
    <Card component={component ?? 'li'} sx={{ position: 'relative', px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Box sx={row}>
        {picture}
        <Box sx={{ minWidth: 0 }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ alignItems: 'center', flexWrap: 'wrap', pr: { xs: 4, md: 0 } }}
          >
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {status}
          </Stack>
          {children}
        </Box>
        <Box sx={actionRow}>{actions}</Box>
      </Box>
      {below}
    </Card>
  );
}
