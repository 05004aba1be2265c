import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppointmentDto, AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import { Loading } from '../common/feedback/Loading';
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
  /** Left out in a list all of whose rows have one state. */
  hasStatus?: boolean;
  /** Lines below, e.g. the reason. */
  children?: ReactNode;
  /** What takes the whole width, e.g. a question. */
  below?: ReactNode;
  actions: ReactNode;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr)', md: '48px minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
};
const actionRow = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  gap: 0.5,
};

/** One appointment: picture, when and who first, then why, its main action, and the others behind a menu. */
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
    <Card component="li" sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Box sx={row}>
        {portrait}
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3">{whenText(appointment, timeZone)}</Typography>
            {hasStatus && <VisitStatus appointment={appointment} />}
          </Stack>
          <Typography sx={{ mt: 0.25, fontWeight: 600 }}>{who}</Typography>
          <HeldBy holder={appointment.heldBy} />
          {children}
        </Box>
        <Box sx={actionRow}>{actions}</Box>
      </Box>
      {below}
    </Card>
  );
}

/** A list of appointments below its heading, or the sentence for none. */
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
        <Card key={one} sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
          <Box sx={row}>
            <Skeleton variant="rounded" width={48} height={48} />
            <div>
              <Skeleton width="60%" height={28} />
              <Skeleton width="40%" />
            </div>
            <Box sx={actionRow}>
              <Skeleton variant="rounded" width={120} height={44} />
            </Box>
          </Box>
        </Card>
      ))}
    </Stack>
  </Loading>
);
