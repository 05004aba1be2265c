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
import { PatientLink } from '../fields/PatientLink';
import { PersonLink } from '../fields/RecordLink';
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { Visit } from '../fields/Moment';
import { rupeesText, stateText } from '../fields/format';
import { BookButton } from './BookButton';
import { doctorOf } from './doctorOf';
import { adminAppointmentWords } from '../../words/admin/appointments';
import { adminCommonWords } from '../../words/admin/common';

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
    emptyText={adminCommonWords.any}
  />
);

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.status}
    choices={named(APPOINTMENT_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="speciality"
    source="speciality"
    label={adminCommonWords.speciality}
    choices={named(SPECIALITIES)}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={adminCommonWords.doctor} />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={adminCommonWords.patient} />,
  yesOrAny('nobodyLeft', adminAppointmentWords.leftByDoctors, adminAppointmentWords.withoutDoctor),
  yesOrAny('nobodyTook', adminAppointmentWords.openRequests, adminAppointmentWords.unansweredForDay),
  ...dayRange('preferredDate'),
];

const BULK: Bulk<AppointmentDto> = {
  nouns: adminAppointmentWords.appointments,
  nameOf: (appointment) => {
    const { date } = whenOf(appointment);
    const { fullName } = appointment.patientId;
    return date ? `${fullName}, ${formatDate(date)}` : fullName;
  },
  actions: [
    {
      action: 'complete',
      label: adminAppointmentWords.complete,
      icon: <CompleteIcon />,
      consequence: adminAppointmentWords.bulkCompleteText,
    },
    {
      action: 'reject',
      label: adminAppointmentWords.reject,
      icon: <RejectIcon />,
      destructive: true,
      consequence: adminAppointmentWords.bulkRejectText,
      reasonFor: adminAppointmentWords.bulkRejectReasonHint,
    },
    {
      action: 'cancel',
      label: adminCommonWords.cancel,
      icon: <CancelIcon />,
      destructive: true,
      consequence: adminAppointmentWords.bulkCancelText,
      reasonFor: adminAppointmentWords.bulkCancelReasonHint,
    },
  ],
};

const QUICK = [
  todayBy('preferredDate'),
  quickly(adminCommonWords.unpaid, { unpaid: true }),
  quickly(stateText('pending'), { status: 'pending' }),
];

export const AppointmentList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      {
        label: adminAppointmentWords.earliestVisitFirst,
        field: 'preferredDate',
        order: 'ASC',
      },
      { label: adminAppointmentWords.latestVisitFirst, field: 'preferredDate', order: 'DESC' },
    ]}
    search={adminAppointmentWords.patientOrDoctor}
    filters={FILTERS}
    quick={QUICK}
    empty={adminAppointmentWords.listEmpty}
    action={<BookButton />}
  >
    <Records<AppointmentDto> bulk={BULK}>
      <DataTable.Col<AppointmentDto>
        source="preferredDate"
        label={adminCommonWords.visit}
        render={(appointment) => <Visit {...whenOf(appointment)} />}
      />
      <DataTable.Col<AppointmentDto>
        label={adminCommonWords.patient}
        render={({ patientId, heldBy }) => <PatientLink person={patientId} holder={heldBy} />}
      />
      <DataTable.Col<AppointmentDto>
        label={adminCommonWords.doctor}
        render={(appointment) => (
          <PersonLink
            resource="doctors"
            person={doctorOf(appointment)}
            none={
              appointment.speciality ? adminAppointmentWords.anySpeciality(appointment.speciality) : undefined
            }
          />
        )}
      />
      <DataTable.Col<AppointmentDto>
        label={adminCommonWords.status}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<AppointmentDto>
        label={adminCommonWords.paid}
        align="right"
        render={({ payment }) => rupeesText(payment?.amount)}
      />
    </Records>
  </ListPage>
);
