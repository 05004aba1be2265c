import { TextInput } from 'react-admin';
import type { AuditEvent } from '../../../../openapi/contract/administration.js';
import { shortId } from '../../common/format';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import { Moment } from '../common/Moment';
import type { Column } from '../common/RecordRows';
import { RecordLink } from '../common/RecordLink';
import { StatusChip } from '../common/StatusChip';
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
  { label: 'When', render: ({ at }) => <Moment at={at} /> },
];

const FILTERS = (
  <>
    <TextInput source="action" label="Action" helperText={false} />
    <TextInput source="recordId" label="Id of the record" helperText={false} />
  </>
);

export const AuditEventList = () => (
  <ListPage<AuditEvent>
    title="Audit trail"
    columns={COLUMNS}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    filters={FILTERS}
    empty="Nothing has been changed yet. Every change leaves a line here."
  />
);
