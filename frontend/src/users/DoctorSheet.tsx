import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { Icon } from '../common/pictures/icons';
import { DoctorPanel } from './DoctorPanel';
import { tDoctor } from '../messages/people/doctors';

interface DoctorSheetProps {
  doctorId: string | undefined;
  today: string;
  onBook: (doctorId: string, opening?: Opening) => void;
  onClose: () => void;
}

/** The details of a doctor on the whole screen, when there is no room beside the list. */
export const DoctorSheet = ({ onClose, ...panel }: DoctorSheetProps) => (
  <Dialog fullScreen open onClose={onClose} slotProps={{ paper: { 'aria-label': tDoctor('doctorDetails') } }}>
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
      <button type="button" className="icon-button" aria-label={tDoctor('closeDetails')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Box>
    <DialogContent sx={{ pt: 0, pb: 0 }}>
      <DoctorPanel {...panel} />
    </DialogContent>
  </Dialog>
);
