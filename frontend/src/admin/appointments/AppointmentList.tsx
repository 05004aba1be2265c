import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/Close';
import { DataTable, SelectInput } from 'react-admin';
import { APPOINTMENT_STATUSES, type AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { whenOf } from '../../appointments/when';
import { formatDate } from '../../common/format/format';
import { capitalize } from '../../common/format/text';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { Visit } from '../fields/Moment';
import { rupeesText } from '../fields/format';
import { BookButton } from './BookButton';
import { doctorOf } from './doctorOf';

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name: capitalize(name) }));

/** The filter is a yes or nothing; a select holds text. */
const yesOrAny = (source: string, label: string, yes: string) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[{ id: 'true', name: yes }]}
    parse={(value: string) => value === 'true' || null}
    format={(value: boolean | null) => (value ? 'true' : '')}
    emptyText="Any"
  />
);

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={named(APPOINTMENT_STATUSES)}
    emptyText="Any"
  />,
  <SelectInput
    key="speciality"
    source="speciality"
    label="Speciality"
    choices={named(SPECIALITIES)}
    emptyText="Any"
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label="Doctor" />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Patient" />,
  yesOrAny('nobodyLeft', 'Left by doctors', 'No doctor is left to take it'),
  yesOrAny('nobodyTook', 'Open requests', 'No doctor took it for a day'),
  ...dayRange('preferredDate'),
];

const BULK: Bulk<AppointmentDto> = {
  nouns: { one: 'appointment', other: 'appointments' },
  nameOf: (appointment) => {
    const { date } = whenOf(appointment);
    const { fullName } = appointment.patientId;
    return date ? `${fullName}, ${formatDate(date)}` : fullName;
  },
  actions: [
    {
      action: 'complete',
      label: 'Complete',
      icon: <CompleteIcon />,
      consequence:
        'They move to the past appointments, also those whose start is still ahead. Only accepted ones can be completed.',
    },
    {
      action: 'reject',
      label: 'Reject',
      icon: <RejectIcon />,
      destructive: true,
      consequence:
        'Only requests that wait can be rejected. What was paid goes back, and the patients get a mail.',
      reasonFor: 'The patients read it, and the refund names it.',
    },
    {
      action: 'cancel',
      label: 'Cancel',
      icon: <CancelIcon />,
      destructive: true,
      consequence:
        'The times become free, what was paid goes back in full, and patients and doctors get a mail. A completed visit cannot be cancelled.',
      reasonFor: 'Patients and doctors read it, and the refund names it.',
    },
  ],
};

export const AppointmentList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Earliest visit first', field: 'preferredDate', order: 'ASC' },
      { label: 'Latest visit first', field: 'preferredDate', order: 'DESC' },
    ]}
    search="Patient or doctor"
    filters={FILTERS}
    empty="No appointments yet. They appear here once a patient has asked for one, or you have booked one."
    action={<BookButton />}
  >
    <Records<AppointmentDto> bulk={BULK}>
      <DataTable.Col<AppointmentDto>
        source="preferredDate"
        label="Visit"
        render={(appointment) => <Visit {...whenOf(appointment)} />}
      />
      <DataTable.Col<AppointmentDto>
        label="Patient"
        render={({ patientId }) => <PersonLink resource="patients" person={patientId} />}
      />
      <DataTable.Col<AppointmentDto>
        label="Doctor"
        render={(appointment) => (
          <PersonLink
            resource="doctors"
            person={doctorOf(appointment)}
            none={appointment.speciality ? `Any, ${appointment.speciality}` : undefined}
          />
        )}
      />
      <DataTable.Col<AppointmentDto> label="Status" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<AppointmentDto>
        label="Paid"
        align="right"
        render={({ payment }) => rupeesText(payment?.amount)}
      />
    </Records>
  </ListPage>
);
