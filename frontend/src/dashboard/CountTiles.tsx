import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { inDigits } from '../../../openapi/contract/messages/counts.js';
import { Loading } from '../common/feedback/Loading';
import { tDashboard } from '../messages/people/dashboard';

/** A number of the dashboard with its link. */
export interface CountTile<Counted> {
  /** The noun below the number, in its plural form. */
  label: (count: number) => string;
  path: string;
  countOf: (counted: Counted) => number;
}

interface CountTilesProps<Counted> {
  tiles: CountTile<Counted>[];
  /** undefined while loading: skeletons are shown. */
  counted: Counted | undefined;
}

const HEIGHT = 96;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 1, sm: 2 },
};
const tile = {
  minHeight: HEIGHT,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
};

/** The open tasks as numbers, each with a link. Zero is omitted. */
export function CountTiles<Counted>({ tiles, counted }: CountTilesProps<Counted>) {
  if (counted === undefined)
    return (
      <Loading>
        <Box sx={grid}>
          {tiles.map(({ label }) => (
            <Skeleton key={label(2)} variant="rounded" height={HEIGHT} />
          ))}
        </Box>
      </Loading>
    );
  const shown = tiles.filter(({ countOf }) => countOf(counted) !== 0);
  if (shown.length === 0) return null;
  return (
    <Box component="nav" aria-label={tDashboard('atGlance')} sx={grid}>
      {shown.map(({ label, path, countOf }) => (
        <ButtonBase key={label(2)} component={RouterLink} to={path} sx={tile}>
          <Typography variant="h2" component="span">
            {inDigits(countOf(counted))}
          </Typography>
          <Typography variant="body2" component="span" color="text.secondary">
            {label(countOf(counted))}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
