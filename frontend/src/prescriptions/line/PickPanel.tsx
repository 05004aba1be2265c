import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DialogError } from '../../common/feedback/DialogError';
import { ToggleChip } from '../../common/forms/ToggleChip';
import { tPrescription } from '../../messages/care/prescriptions';
import { TOUCH_SIZE } from '../../theme';
import { sentenceOf } from './lineReading';
import { PICKS, isPicked, picked } from './picks';
import type { FavouriteLines } from './useFavouriteLines';
import type { MedicineLine } from './useMedicineLine';

const GROUPS = [
  { part: 'timing', legend: tPrescription('pick.timing') },
  { part: 'duration', legend: tPrescription('pick.duration') },
  { part: 'food', legend: tPrescription('pick.food') },
] as const;

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  maxHeight: 152,
  overflowY: 'auto',
  '& .chip': { minHeight: { xs: TOUCH_SIZE, sm: 36 } },
};

function ChipGroup({ legend, children }: { legend: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 1.5 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {legend}
      </Typography>
      <Box sx={chips}>{children}</Box>
    </Box>
  );
}

interface PickPanelProps {
  medicine: MedicineLine;
  favourites: FavouriteLines;
}

/** Favourites, and common times, durations and instructions, at one press each. */
export function PickPanel({ medicine, favourites }: PickPanelProps) {
  const { row, takeTexts, takeLine, wholeLine } = medicine;
  const current = wholeLine();
  const isFavourite = current !== null && favourites.lines.includes(current);
  return (
    <>
      {favourites.lines.length > 0 && (
        <ChipGroup legend={tPrescription('favouriteLines')}>
          {favourites.lines.map((line) => (
            <ToggleChip key={line} label={line} isOn={line === current} onChange={() => takeLine(line)} />
          ))}
        </ChipGroup>
      )}
      {GROUPS.map(({ part, legend }) => (
        <ChipGroup key={part} legend={legend}>
          {PICKS[part].map((pick) => (
            <ToggleChip
              key={pick.text}
              label={pick.label}
              isOn={isPicked(row, pick)}
              onChange={() => takeTexts(picked(row, pick))}
            />
          ))}
        </ChipGroup>
      ))}
      <Typography variant="body2" sx={{ minHeight: 40, overflowWrap: 'anywhere' }}>
        {sentenceOf(row) ?? tPrescription('pick.stillIncomplete')}
      </Typography>
      <Button
        startIcon={isFavourite ? <StarIcon /> : <StarBorderIcon />}
        disabled={current === null}
        loading={favourites.isChanging}
        onClick={() => current !== null && favourites.toggle(current)}
      >
        {tPrescription(isFavourite ? 'removeFavourite' : 'addFavourite')}
      </Button>
      {favourites.problem && (
        <DialogError text={tPrescription('favouriteNotChanged')} detail={favourites.problem} />
      )}
    </>
  );
}
