import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/Close';
import { DataTable, SelectInput } from 'react-admin';
import { APPOINTMENT_STATUSES, type AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { whenOf } from '../../appointments/when';
import { formatDate } from '../../common/format/format';
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
import { rupeesText, stateChoices, stateText } from '../fields/format';
import { BookButton } from './BookButton';
import { doctorOf } from './doctorOf';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tAdminCommon } from '../../messages/admin/common';

/** The filter is boolean, but a select holds text. */
const yesOrAny = (source: string, label: string, yes: string) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[{ id: 'true', name: yes }]}
    parse={(value: string) => value === 'true' || null}
    format={(value: boolean | null) => (value ? 'true' : '')}
    emptyText={tAdminCommon('any')}
  />
);

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('status')}
    choices={stateChoices(APPOINTMENT_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="speciality"
    source="speciality"
    label={tAdminCommon('speciality')}
    choices={SPECIALITIES.map((name) => ({ id: name, name }))}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={tAdminCommon('doctor')} />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
  yesOrAny('nobodyLeft', tAdminAppointment('leftByDoctors'), tAdminAppointment('withoutDoctor')),
  yesOrAny('nobodyTook', tAdminAppointment('openRequests'), tAdminAppointment('unansweredForDay')),
  ...dayRange('preferredDate'),
];

const BULK: Bulk<AppointmentDto> = {
  needs: 'appointments.cancel',
  nouns: (count: number) => tAdminAppointment('appointments', { count }),
  nameOf: (appointment) => {
    const { date } = whenOf(appointment);
    const { fullName } = appointment.patientId;
    return date ? `${fullName}, ${formatDate(date)}` : fullName;
  },
  actions: [
    {
      action: 'complete',
      label: tAdminAppointment('complete'),
      icon: <CompleteIcon />,
      consequence: tAdminAppointment('bulkCompleteText'),
    },
    {
      action: 'reject',
      label: tAdminAppointment('reject'),
      icon: <RejectIcon />,
      destructive: true,
      consequence: tAdminAppointment('bulkRejectText'),
      reasonFor: tAdminAppointment('bulkRejectReasonHint'),
    },
    {
      action: 'cancel',
      label: tAdminCommon('cancel'),
      icon: <CancelIcon />,
      destructive: true,
      consequence: tAdminAppointment('bulkCancelText'),
      reasonFor: tAdminAppointment('bulkCancelReasonHint'),
    },
  ],
};

const QUICK = [
  todayBy('preferredDate'),
  quickly(tAdminCommon('unpaid'), { unpaid: true }),
  quickly(stateText('pending'), { status: 'pending' }),
];

export const AppointmentList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      {
        label: tAdminAppointment('earliestVisitFirst'),
        field: 'preferredDate',
        order: 'ASC',
      },
      { label: tAdminAppointment('latestVisitFirst'), field: 'preferredDate', order: 'DESC' },
    ]}
    search={tAdminAppointment('patientOrDoctor')}
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminAppointment('listEmpty')}
    action={<BookButton />}
  >
    <Records<AppointmentDto> bulk={BULK}>
      <DataTable.Col<AppointmentDto>
        source="preferredDate"
        label={tAdminCommon('visit')}
        render={(appointment) => <Visit {...whenOf(appointment)} />}
      />
      <DataTable.Col<AppointmentDto>
        label={tAdminCommon('patient')}
        render={({ patientId, heldBy }) => <PatientLink person={patientId} holder={heldBy} />}
      />
      <DataTable.Col<AppointmentDto>
        label={tAdminCommon('doctor')}
        render={(appointment) => (
          <PersonLink
            resource="doctors"
            person={doctorOf(appointment)}
            none={
              appointment.speciality
                ? tAdminAppointment('anySpeciality', { speciality: appointment.speciality })
                : undefined
            }
          />
        )}
      />
      <DataTable.Col<AppointmentDto>
        label={tAdminCommon('status')}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<AppointmentDto>
        label={tAdminCommon('paid')}
        align="right"
        render={({ payment }) => rupeesText(payment?.amount)}
      />
    </Records>
  </ListPage>
);
