import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { NotificationHeader } from './NotificationHeader';
import { NotificationItems } from './NotificationItems';
import { tPage } from '../messages/pages';

interface NotificationPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The bell's popup with the latest notifications. */
export function NotificationPanel({ anchor, onClose }: NotificationPanelProps) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            width: 'min(420px, calc(100vw - 32px))',
            maxHeight: '80vh',
            p: 2,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <NotificationHeader id={titleId} />
      <NotificationItems onLeave={onClose} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
      </Box>
    </Popover>
  );
}
