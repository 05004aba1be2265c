import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { SearchGroup, SearchItem, SearchKind } from '../../../openapi/contract/site/search.js';
import { ResultPicture } from './ResultPicture';
import { kindHeadings } from './searchKinds';

/** Results of a kind that are shown until somebody asks for all. */
const SHOWN_FIRST = 5;

const Result = ({ kind, item }: { kind: SearchKind; item: SearchItem }) => (
  <Card component="li">
    <CardActionArea
      component={RouterLink}
      to={item.path}
      sx={{ display: 'flex', gap: 2, p: 1.5, justifyContent: 'start' }}
    >
      <ResultPicture kind={kind} item={item} size={52} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.title}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {item.detail}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
);

/** The results of one kind: the best first, the others when asked for. */
export function ResultGroup({ group: { kind, total, items } }: { group: SearchGroup }) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const rest = total - items.length;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {kindHeadings[kind]}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {(showsAll ? items : items.slice(0, SHOWN_FIRST)).map((item) => (
          <Result key={item.id} kind={kind} item={item} />
        ))}
      </Stack>
      {!showsAll && items.length > SHOWN_FIRST && (
        <Button onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
          {rest > 0 ? `Show ${items.length} of ${total}` : `Show all ${total}`}{' '}
          {kindHeadings[kind].toLowerCase()}
        </Button>
      )}
      {showsAll && rest > 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {rest} more: type another word to narrow them down.
        </Typography>
      )}
    </Box>
  );
}
