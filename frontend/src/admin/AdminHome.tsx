import { Box, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { messages } from '../messages';
import { Page } from './common/Page';
import { Visit } from './common/Moment';
import { RecordLink } from './common/RecordLink';

const ONE_ROW = { page: 1, perPage: 1 };
const WAITING_SHOWN = 5;
const OLDEST = { field: 'id', order: 'ASC' } as const;
const PENDING = { status: 'pending' };

interface NumberCardProps {
  label: string;
  resource: string;
  filter?: Record<string, string>;
  /** Where it leads when that is not the list of the rows. */
  to?: string;
}

const listAddress = (resource: string, filter: object) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A number of the hospital, counted by the server, that leads to the rows behind it. */
function NumberCard({ label, resource, filter = {}, to = listAddress(resource, filter) }: NumberCardProps) {
  const { total, error } = useGetList(resource, { pagination: ONE_ROW, sort: OLDEST, filter });
  return (
    <Card component="li">
      <CardActionArea component={Link} to={to} sx={{ p: 3, height: '100%' }}>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {total?.toLocaleString('en-IN') ?? (error ? '–' : <Skeleton width="3ch" />)}
        </Typography>
        <Typography color="text.secondary">{label}</Typography>
        {error && <Typography variant="body2">This number could not be read.</Typography>}
      </CardActionArea>
    </Card>
  );
}

function WaitingLongest() {
  const { data } = useGetList<Appointment>('appointments', {
    pagination: { page: 1, perPage: WAITING_SHOWN },
    sort: OLDEST,
    filter: PENDING,
  });
  if (!data || data.length === 0) return null;
  return (
    <Stack component="section" sx={{ gap: 2, mt: 4 }}>
      <Typography component="h2" variant="h3">
        Waiting longest for an answer
      </Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {data.map(({ id, patientId, doctorName, speciality, preferredDate, preferredTime }) => (
          <Card component="li" key={id} sx={{ p: 2 }}>
            <RecordLink resource="appointments" id={id}>
              {patientId.fullName}
            </RecordLink>
            <Typography variant="body2" color="text.secondary">
              {doctorName ?? speciality ?? 'No doctor named'} ·{' '}
              <Visit date={preferredDate} time={preferredTime} />
            </Typography>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

/** Index of the console: the specification's greeting and where the hospital stands now. */
export function AdminHome() {
  return (
    <Page title={messages.welcomeAdmin}>
      <Box
        component="ul"
        aria-label="The hospital today"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        <NumberCard label="Pending appointments" resource="appointments" filter={PENDING} />
        <NumberCard label="Orders to pack" resource="orders" filter={{ status: 'placed' }} />
        <NumberCard
          label="Lab bookings to confirm"
          resource="lab-bookings"
          filter={{ status: 'requested' }}
        />
        <NumberCard
          label="Questions to answer"
          resource="questions"
          filter={{ status: 'unanswered' }}
          to="/admin/Chatbot"
        />
        <NumberCard label="Reviews to approve" resource="reviews" filter={PENDING} />
        <NumberCard label="Doctors" resource="doctors" />
        <NumberCard label="Patients" resource="patients" />
        <NumberCard label="Mails that failed" resource="mails" filter={{ state: 'failed' }} />
      </Box>
      <WaitingLongest />
    </Page>
  );
}
