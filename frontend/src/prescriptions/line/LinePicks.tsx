import TuneIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { tPrescription } from '../../messages/care/prescriptions';
import { PickPanel } from './PickPanel';
import type { FavouriteLines } from './useFavouriteLines';
import type { MedicineLine } from './useMedicineLine';

interface LinePicksProps {
  medicine: MedicineLine;
  favourites: FavouriteLines;
  /** Number of the medicine in the form. */
  number: number;
}

/** Opens the favourites and the common choices for a medicine. */
export function LinePicks({ medicine, favourites, number }: LinePicksProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = tPrescription('pickFor', { number });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <TuneIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2, maxWidth: 420 } } }}
      >
        <PickPanel medicine={medicine} favourites={favourites} />
      </Popover>
    </>
  );
}
