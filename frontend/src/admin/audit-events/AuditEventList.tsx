import { SelectInput, TextInput } from 'react-admin';
import type { AuditEvent } from '../../../../openapi/contract/console/administration.js';
import { shortId } from '../../common/format/format';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { PersonFilter } from '../users/PersonFilter';
import type { Column } from '../common/lists/RecordRows';
import { RecordLink } from '../common/records/RecordLink';
import { StatusChip } from '../common/records/StatusChip';
import { stateText } from '../common/records/format';
import { Actor } from './Actor';

const COLUMNS: Column<AuditEvent>[] = [
  { label: 'Action', render: ({ action }) => action },
  { label: 'By', render: ({ actor }) => <Actor actor={actor} /> },
  {
    label: 'Record',
    render: ({ resource, recordId }) =>
      recordId ? (
        <RecordLink resource={resource} id={recordId}>
          {`${resource} ${shortId(recordId)}`}
        </RecordLink>
      ) : (
        resource
      ),
  },
  { label: 'Outcome', render: ({ outcome }) => <StatusChip status={outcome} /> },
  { label: 'When', sortBy: 'id', render: ({ at }) => <Moment at={at} /> },
];

/** What the trail names records by. */
const RESOURCES = [
  'appointments',
  'doctor-ids',
  'doctors',
  'faqs',
  'lab-bookings',
  'lab-tests',
  'leaves',
  'mails',
  'medicines',
  'orders',
  'patients',
  'payments',
  'posts',
  'prescriptions',
  'questions',
  'records',
  'reviews',
  'settings',
  'users',
];

const FILTERS = (
  <>
    <PersonFilter source="actorId" reference="users" label="By" />
    <SelectInput
      source="resource"
      label="Kind of record"
      choices={RESOURCES.map((name) => ({ id: name, name: stateText(name.replaceAll('-', ' ')) }))}
      emptyText="Any"
      helperText={false}
    />
    <TextInput source="action" label="Whole name of the action" helperText={false} />
    <TextInput source="recordId" label="Id of the record" helperText={false} />
    <DayRange source="at" />
  </>
);

export const AuditEventList = () => (
  <ListPage<AuditEvent>
    title="Audit trail"
    columns={COLUMNS}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Who, record or action"
    searchHint="Name, email, id, or user.update"
    filters={FILTERS}
    empty="Nothing has been changed yet. Every change leaves a line here."
  />
);
