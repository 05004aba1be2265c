import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { messages } from '../messages';

const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
};

/** Text for screen readers only. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={hiddenText}>
    {children}
  </Box>
);

/** Wraps skeletons of the final size: seen as shapes, read as "Loading...". */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div>
    <Box role="status" sx={hiddenText}>
      {messages.loading}
    </Box>
    <div aria-hidden>{children}</div>
  </div>
);
