import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppointmentDto, AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import { Loading } from '../common/feedback/Loading';
import { RowCard } from '../common/lists/RowCard';
import { StatusChip, type StatusTone } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { HeldBy } from '../patients/HeldBy';
import { statusOf } from './appointmentView';
import { whenText } from './when';

const tones: Record<AppointmentStatus, StatusTone> = {
  pending: 'neutral',
  accepted: 'primary',
  completed: 'success',
  rejected: 'error',
  cancelled: 'neutral',
};

/** The state of an appointment. */
export const VisitStatus = ({ appointment }: { appointment: AppointmentDto }) => (
  <StatusChip label={statusOf(appointment)} tone={tones[appointment.status]} />
);

interface AppointmentCardProps {
  appointment: AppointmentDto;
  /** The other person of the visit. */
  who: string;
  /** That person's picture. */
  portrait: ReactNode;
  /** Omitted when all rows of the list have the same state. */
  hasStatus?: boolean;
  /** Further lines, e.g. the reason. */
  children?: ReactNode;
  /** Full-width content, e.g. a question. */
  below?: ReactNode;
  actions: ReactNode;
}

/** One appointment: picture, time and person, reason, its main action, and others in a menu. */
export function AppointmentCard({
  appointment,
  who,
  portrait,
  hasStatus = true,
  children,
  below,
  actions,
}: AppointmentCardProps) {
  const { timeZone } = useHospital();
  return (
    <RowCard
      picture={portrait}
      title={whenText(appointment, timeZone)}
      status={hasStatus && <VisitStatus appointment={appointment} />}
      actions={actions}
      below={below}
    >
      <Typography sx={{ mt: 0.25, fontWeight: 600 }}>{who}</Typography>
      <HeldBy holder={appointment.heldBy} />
      {children}
    </RowCard>
  );
}

/** A list of appointments with a heading and an empty state. */
export const AppointmentSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box component="section" aria-label={heading} sx={{ mt: 4 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {heading}
    </Typography>
    {children}
  </Box>
);

export const AppointmentItems = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1.5} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {children}
  </Stack>
);

export const AppointmentsSkeleton = () => (
  <Loading>
    <Stack spacing={1.5}>
      {[0, 1, 2].map((one) => (
        <RowCard
          key={one}
          component="div"
          picture={<Skeleton variant="rounded" width={48} height={48} />}
          title={<Skeleton width={240} sx={{ maxWidth: '100%' }} />}
          actions={<Skeleton variant="rounded" width={120} height={44} />}
        >
          <Skeleton width="40%" />
        </RowCard>
      ))}
    </Stack>
  </Loading>
);
