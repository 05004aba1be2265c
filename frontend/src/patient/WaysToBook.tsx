import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { tPage } from '../messages/pages';
import { tPatientArea } from '../messages/people/patientArea';

interface WayProps {
  /** Describes the button, by the id of the text. */
  button: (describedBy: string) => ReactNode;
  children: ReactNode;
}

function Way({ button, children }: WayProps) {
  const textId = useId();
  return (
    <div>
      {button(textId)}
      <Typography id={textId} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {children}
      </Typography>
    </div>
  );
}

interface WaysToBookProps {
  /** Whether it is the most important content of the page. */
  isMain: boolean;
  onRequest: () => void;
}

/** Explains both ways to book: a chosen doctor and time, or a request to any doctor of a speciality. */
export const WaysToBook = ({ isMain, onRequest }: WaysToBookProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
      gap: { xs: 2, sm: 4 },
    }}
  >
    <Way
      button={(textId) => (
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          component={RouterLink}
          to="/find-doctor"
          aria-describedby={textId}
        >
          {tPage('findDoctor')}
        </Button>
      )}
    >
      {tPatientArea('bookHint')}
    </Way>
    <Way
      button={(textId) => (
        <Button variant="outlined" size="large" fullWidth onClick={onRequest} aria-describedby={textId}>
          {tPage('bookAppointment')}
        </Button>
      )}
    >
      {tPatientArea('requestHint')}
    </Way>
  </Box>
);
