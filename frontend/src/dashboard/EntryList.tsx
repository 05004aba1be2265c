import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';

export interface Entry {
  key: string;
  /** The time as text. */
  when: string;
  text: string;
  detail?: string;
  /** Route with more details. */
  path: string;
}

const row = {
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
};

/** Past or coming events, each with a link; a message without any. */
export const EntryList = ({ entries, whenEmpty }: { entries: Entry[]; whenEmpty: string }) =>
  entries.length === 0 ? (
    <Typography color="text.secondary">{whenEmpty}</Typography>
  ) : (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {entries.map(({ key, when, text, detail, path }) => (
        <Box component="li" key={key} sx={row}>
          <Typography variant="body2" color="text.secondary">
            {when}
          </Typography>
          <Link
            component={RouterLink}
            to={path}
            color="inherit"
            sx={{ fontWeight: 600, display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
          >
            {text}
          </Link>
          {detail && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
