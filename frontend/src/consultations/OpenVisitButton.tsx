import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { visitPath } from './paths';
import { tConsultation } from '../messages/care/consultations';

interface OpenVisitButtonProps {
  visit: AppointmentDto;
  size?: 'small';
  variant?: 'contained' | 'outlined';
}

/** Opens the screen of a visit; nothing for one that was not accepted. */
export const OpenVisitButton = ({ visit, size, variant }: OpenVisitButtonProps) =>
  visit.status === 'accepted' || visit.status === 'completed' ? (
    <Button
      component={RouterLink}
      to={visitPath(visit._id)}
      size={size}
      variant={variant}
      aria-label={tConsultation('openVisitOf', { fullName: visit.patientId.fullName })}
    >
      {tConsultation('openVisitLabel')}
    </Button>
  ) : null;
