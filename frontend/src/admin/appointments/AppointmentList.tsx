import { DateInput, SelectInput } from 'react-admin';
import { APPOINTMENT_STATUSES, type Appointment } from '../../../../openapi/contract/appointments.js';
import { SPECIALITIES } from '../../../../openapi/contract/users.js';
import { capitalize } from '../../common/text';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import { PersonFilter } from '../common/PersonFilter';
import { PersonLink } from '../common/RecordLink';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';
import { Visit } from '../common/Moment';
import { rupeesText } from '../common/format';
import { doctorOf } from './doctorOf';

const COLUMNS: Column<Appointment>[] = [
  { label: 'Patient', render: ({ patientId }) => patientId.fullName },
  {
    label: 'Doctor',
    render: (appointment) => (
      <PersonLink
        resource="doctors"
        person={doctorOf(appointment)}
        none={appointment.speciality ? `Any, ${appointment.speciality}` : undefined}
      />
    ),
  },
  {
    label: 'Preferred',
    sortBy: 'preferredDate',
    render: ({ preferredDate, preferredTime }) => <Visit date={preferredDate} time={preferredTime} />,
  },
  { label: 'Status', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'Paid', align: 'right', render: ({ payment }) => rupeesText(payment?.amount) },
];

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name: capitalize(name) }));

const FILTERS = (
  <>
    <SelectInput
      source="status"
      label="Status"
      choices={named(APPOINTMENT_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <SelectInput
      source="speciality"
      label="Speciality"
      choices={named(SPECIALITIES)}
      emptyText="Any"
      helperText={false}
    />
    <PersonFilter source="doctorId" reference="doctors" label="Doctor" />
    <PersonFilter source="patientId" reference="patients" label="Patient" />
    <DateInput source="preferredDate_gte" label="From" helperText={false} />
    <DateInput source="preferredDate_lte" label="To" helperText={false} />
  </>
);

export const AppointmentList = () => (
  <ListPage<Appointment>
    title="Appointments"
    columns={COLUMNS}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Earliest visit first', field: 'preferredDate', order: 'ASC' },
      { label: 'Latest visit first', field: 'preferredDate', order: 'DESC' },
    ]}
    filters={FILTERS}
    empty="No appointments yet. They appear here once a patient has asked for one."
  />
);
