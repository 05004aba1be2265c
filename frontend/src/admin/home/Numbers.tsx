import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { Loading } from '../../common/feedback/Loading';
import { type HomeNumber, NUMBER_GROUPS, type NumberGroup } from './numbers';

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
  p: 0,
  m: 0,
  listStyle: 'none',
};

const numberSize = { fontSize: { xs: '1.25rem', sm: '1.75rem' }, fontVariantNumeric: 'tabular-nums' };

interface NumbersProps {
  statistics: Statistics;
}

const listAddress = ({ resource, filterOn }: HomeNumber, day: string) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filterOn(day)))}`;

function Face({ number, statistics }: NumbersProps & { number: HomeNumber }) {
  return (
    <>
      <Typography component="p" variant="h3" sx={numberSize}>
        {number.textOf(statistics)}
      </Typography>{' '}
      <Typography color="text.secondary">{number.label(number.amountOf(statistics))}</Typography>
      {number.noteOf && (
        <Typography variant="body2" color="text.secondary" sx={{ minHeight: `${number.noteLines ?? 1}lh` }}>
          {number.noteOf(statistics)}
        </Typography>
      )}
    </>
  );
}

/** A number with a link to its rows. */
const Tile = ({ number, statistics }: NumbersProps & { number: HomeNumber }) => (
  <Card component="li">
    <CardActionArea component={Link} to={listAddress(number, statistics.day)} sx={{ p: 2, height: '100%' }}>
      <Face number={number} statistics={statistics} />
    </CardActionArea>
  </Card>
);

function Group({ group: { title, numbers, none }, statistics }: NumbersProps & { group: NumberGroup }) {
  const titleId = useId();
  const shown = numbers.filter((number) => number.amountOf(statistics) !== 0);
  return (
    <section>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={grid}>
        {shown.map((number) => (
          <Tile key={number.label(2)} number={number} statistics={statistics} />
        ))}
      </Box>
      {shown.length === 0 && <Typography color="text.secondary">{none}</Typography>}
    </section>
  );
}

/** The hospital's current numbers, each with a link to its list. */
export const Numbers = ({ statistics }: NumbersProps) =>
  NUMBER_GROUPS.map((group) => <Group key={group.title} group={group} statistics={statistics} />);

/** About one phone screen, because the count of nonzero numbers is not known yet. */
const SKELETONS = 8;

/** Placeholder of the numbers. */
export const NumbersPlaceholder = () => (
  <Loading>
    <Typography component="p" variant="h3" sx={{ mb: 1.5 }}>
      <Skeleton width="5ch" />
    </Typography>
    <Box sx={grid}>
      {Array.from({ length: SKELETONS }, (_, n) => (
        <Card key={n} sx={{ p: 2 }}>
          <Typography component="p" variant="h3" sx={numberSize}>
            <Skeleton width="3ch" />
          </Typography>
          <Typography component="p">
            <Skeleton width="80%" />
          </Typography>
        </Card>
      ))}
    </Box>
  </Loading>
);
