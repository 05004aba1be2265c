import { DataTable, SelectInput, TextInput } from 'react-admin';
import type { AuditEvent } from '../../../../openapi/contract/console/administration.js';
import { shortId } from '../../common/format/format';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../common/records/Moment';
import { PersonFilter } from '../users/PersonFilter';
import { Records } from '../common/lists/Records';
import { RecordLink } from '../common/records/RecordLink';
import { StatusChip } from '../common/records/StatusChip';
import { stateText } from '../common/records/format';
import { Actor } from './Actor';

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

const FILTERS = [
  <PersonFilter key="actorId" source="actorId" reference="users" label="By" />,
  <SelectInput
    key="resource"
    source="resource"
    label="Kind of record"
    choices={RESOURCES.map((name) => ({ id: name, name: stateText(name.replaceAll('-', ' ')) }))}
    emptyText="Any"
  />,
  <TextInput key="action" source="action" label="Whole name of the action" />,
  <TextInput key="recordId" source="recordId" label="Id of the record" />,
  ...dayRange('at'),
];

export const AuditEventList = () => (
  <ListPage
    title="Audit trail"
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Who, record or action"
    searchHint="Name, email, id, or user.update"
    filters={FILTERS}
    empty="Nothing has been changed yet. Every change leaves a line here."
  >
    <Records<AuditEvent>>
      <DataTable.Col<AuditEvent> label="Action" render={({ action }) => action} />
      <DataTable.Col<AuditEvent> label="By" render={({ actor }) => <Actor actor={actor} />} />
      <DataTable.Col<AuditEvent>
        label="Record"
        render={({ resource, recordId }) =>
          recordId ? (
            <RecordLink resource={resource} id={recordId}>
              {`${resource} ${shortId(recordId)}`}
            </RecordLink>
          ) : (
            resource
          )
        }
      />
      <DataTable.Col<AuditEvent> label="Outcome" render={({ outcome }) => <StatusChip status={outcome} />} />
      <DataTable.Col<AuditEvent> source="id" label="When" render={({ at }) => <Moment at={at} />} />
    </Records>
  </ListPage>
);
