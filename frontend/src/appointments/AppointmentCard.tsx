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
  /** Lines below, e.g. the reason. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One appointment: when and in which state first, then who and why, then what can be done. */
export function AppointmentCard({ appointment, who, children, actions }: AppointmentCardProps) {
  const { timeZone } = useHospital();
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'space-between' }}>
        {/* When and who come before the buttons, which take a second row rather than their room; a long reason does not. */}
        <Box sx={{ minWidth: { xs: 0, md: 340 }, flex: { md: '1 1 0' } }}>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3">{whenText(appointment, timeZone)}</Typography>
            <VisitStatus appointment={appointment} />
          </Stack>
          <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{who}</Typography>
          <HeldBy holder={appointment.heldBy} />
          {children}
        </Box>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            alignContent: 'flex-start',
            justifyContent: { sm: 'flex-end' },
            // Two side by side on a small phone.
            '& > *': { flexGrow: { xs: 1, sm: 0 }, px: { xs: 1.5, sm: 2.5 } },
          }}
        >
          {actions}
        </Stack>
      </Stack>
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
  <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {children}
  </Stack>
);

export const AppointmentsSkeleton = () => (
  <Loading>
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={132} />
      <Skeleton variant="rounded" height={132} />
    </Stack>
  </Loading>
);
