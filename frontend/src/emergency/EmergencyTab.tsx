import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { EmergencyPanel } from './EmergencyPanel';
import { emergencyHelp, useEmergencyHelp } from './emergencyHelp';

const tab = {
  bgcolor: 'error.main',
  color: 'error.contrastText',
  '&:hover': { bgcolor: 'error.dark' },
  minHeight: 48,
  borderRadius: { xs: 1, md: '12px 12px 0 0' },
  // On wide screens it stands at the edge, read from below to above.
  position: { md: 'fixed' },
  zIndex: { md: 'speedDial' },
  top: { md: '50%' },
  right: { md: 0 },
  transform: { md: 'rotate(-90deg) translateX(50%)' },
  transformOrigin: { md: 'bottom right' },
};

/** The emergency tab: opens the number to call and what to do until help is there. */
export function EmergencyTab() {
  const id = useId();
  const isOpen = useEmergencyHelp() !== null;
  useEffect(() => emergencyHelp.forget, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) emergencyHelp.close();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => (isOpen ? emergencyHelp.close() : emergencyHelp.open(event.currentTarget))}
        sx={tab}
      >
        Emergency
      </Button>
      {isOpen && <EmergencyPanel id={id} onClose={emergencyHelp.close} />}
    </Box>
  );
}
