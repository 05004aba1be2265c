import CloseIcon from '@mui/icons-material/Close';
import PhoneIcon from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { telephoneLink, useHospital } from '../hospital/useHospital';

/** What helps until help is there; short enough to be read aloud. */
const firstSteps = [
  'Call us, or have somebody call. Say where you are and what happened.',
  'Stay with the person. Give nothing to eat or drink.',
  'Not breathing? Push hard and fast on the middle of the chest, without a pause.',
  'Bleeding heavily? Press a clean cloth on it firmly and keep pressing.',
  'Unconscious but breathing? Lay the person on one side, head back.',
];

const panel = {
  position: 'fixed',
  zIndex: 'modal',
  left: { xs: 8, md: 'auto' },
  right: { xs: 8, md: 64 },
  bottom: { xs: 'calc(8px + var(--bottom-bar, 0px))', md: 'auto' },
  top: { md: '50%' },
  transform: { md: 'translateY(-50%)' },
  width: { md: 380 },
  maxHeight: 'calc(100vh - 140px)',
  overflowY: 'auto',
  p: 2,
  bgcolor: 'background.paper',
  border: 2,
  borderColor: 'error.main',
  borderRadius: 1,
  boxShadow: 8,
};

interface EmergencyPanelProps {
  id: string;
  onClose: () => void;
}

/** The number to call and what to do until help is there. */
export function EmergencyPanel({ id, onClose }: EmergencyPanelProps) {
  const { phone, emergencyPhone } = useHospital();
  const number = emergencyPhone || phone;
  const section = useRef<HTMLElement>(null);
  // It may have been opened from far away on the page.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <Box component="section" ref={section} tabIndex={-1} id={id} aria-labelledby={`${id}-title`} sx={panel}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography variant="h3" component="h2" id={`${id}-title`} sx={{ pt: 1 }}>
          In an emergency
        </Typography>
        <IconButton aria-label="Close the emergency help" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {number && (
        <Button
          fullWidth
          size="large"
          variant="contained"
          color="error"
          startIcon={<PhoneIcon />}
          href={telephoneLink(number)}
          sx={{ my: 1.5, fontSize: '1.25rem' }}
        >
          Call {number}
        </Button>
      )}
      <Typography variant="h6" component="h3">
        What to do first
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { mb: 1 } }}>
        {firstSteps.map((step) => (
          <Typography component="li" key={step}>
            {step}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
