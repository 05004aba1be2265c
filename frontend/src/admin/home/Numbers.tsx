import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { plural } from '../../../../openapi/contract/words/plural.js';
import { HiddenText } from '../../common/feedback/Loading';
import { messages } from '../../messages';
import { type HomeNumber, NUMBER_GROUPS, type NumberGroup } from './numbers';

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface NumbersProps {
  /** undefined while the numbers are not known: skeletons stand for them. */
  statistics: Statistics | undefined;
}

const listAddress = ({ resource, filterOn }: HomeNumber, day: string) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filterOn(day)))}`;

function Face({ number, statistics }: NumbersProps & { number: HomeNumber }) {
  return (
    <>
      <Typography
        component="p"
        variant="h3"
        sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {statistics ? number.textOf(statistics) : <Skeleton width="3ch" />}
      </Typography>{' '}
      <Typography color="text.secondary">
        {statistics ? plural(number.amountOf(statistics), number.label) : number.label.other}
      </Typography>
      {number.noteOf && (
        <Typography variant="body2" color="text.secondary" sx={{ minHeight: `${number.noteLines ?? 1}lh` }}>
          {statistics ? number.noteOf(statistics) : <Skeleton width="8ch" />}
        </Typography>
      )}
    </>
  );
}

/** A number that leads to the rows behind it. */
const Tile = ({ number, statistics }: NumbersProps & { number: HomeNumber }) => (
  <Card component="li">
    {statistics ? (
      <CardActionArea component={Link} to={listAddress(number, statistics.day)} sx={{ p: 2, height: '100%' }}>
        <Face number={number} statistics={statistics} />
      </CardActionArea>
    ) : (
      <Box aria-hidden sx={{ p: 2 }}>
        <Face number={number} statistics={undefined} />
      </Box>
    )}
  </Card>
);

/** Placeholders while the numbers are not known. */
const SKELETONS = 4;

function Group({ group: { title, numbers, none }, statistics }: NumbersProps & { group: NumberGroup }) {
  const titleId = useId();
  const shown = statistics
    ? numbers.filter((number) => number.amountOf(statistics) !== 0)
    : numbers.slice(0, SKELETONS);
  return (
    <section>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} aria-busy={!statistics} sx={grid}>
        {shown.map((number) => (
          <Tile key={number.label.other} number={number} statistics={statistics} />
        ))}
      </Box>
      {shown.length === 0 && <Typography color="text.secondary">{none}</Typography>}
    </section>
  );
}

/** Where the hospital stands: each number is the way to its list. */
export const Numbers = ({ statistics }: NumbersProps) => (
  <>
    {!statistics && (
      // Out of the flow: without its place beside the groups they stay where they are when it goes.
      <Box role="status" sx={{ position: 'absolute' }}>
        <HiddenText>{messages.loading}</HiddenText>
      </Box>
    )}
    {NUMBER_GROUPS.map((group) => (
      <Group key={group.title} group={group} statistics={statistics} />
    ))}
  </>
);
