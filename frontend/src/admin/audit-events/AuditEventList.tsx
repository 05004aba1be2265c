import { DataTable, SelectInput, TextInput, useResourceDefinitions } from 'react-admin';
import type { AuditEventDto } from '../../../../openapi/contract/console/administration.js';
import { AUDIT_ACTIONS } from '../../../../openapi/contract/messages/audit.js';
import { recordInWords } from '../../../../openapi/contract/messages/records.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { shortId } from '../../common/format/format';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonFilter } from '../users/PersonFilter';
import { Records } from '../common/lists/Records';
import { RecordLink } from '../fields/RecordLink';
import { StatusChip } from '../fields/StatusChip';
import type { ConsoleResource } from '../shell/consoleResource';
import { Actor } from './Actor';
import { isLabelledKind, tAdminAuditEvent } from '../../messages/admin/auditEvents';
import { tAdminCommon } from '../../messages/admin/common';

/** Resource names of the audit trail that have no list in the console. */
const UNLISTED = ['leaves', 'records'];

/** Chooses a resource of the audit trail. */
function ResourceInput(props: { source: string; label: string }) {
  const names = Object.values(useResourceDefinitions<ConsoleResource['options']>())
    .filter(({ options }) => options?.audited)
    .map(({ name }) => name);
  const choices = [...names, ...UNLISTED]
    .sort()
    .map((name) => ({ id: name, name: isLabelledKind(name) ? tAdminAuditEvent(`kinds.${name}`) : name }));
  return <SelectInput {...props} choices={choices} emptyText={tAdminCommon('any')} helperText={false} />;
}

const FILTERS = [
  <PersonFilter key="actorId" source="actorId" reference="users" label={tAdminAuditEvent('by')} />,
  <ResourceInput key="resource" source="resource" label={tAdminAuditEvent('kindOfRecord')} />,
  <SelectInput
    key="action"
    source="action"
    label={tAdminAuditEvent('whatWasDone')}
    choices={AUDIT_ACTIONS.map(({ action: id, words: name }) => ({ id, name }))}
    emptyText={tAdminCommon('any')}
  />,
  <TextInput key="recordId" source="recordId" label={tAdminAuditEvent('idOfRecord')} />,
  ...dayRange('at'),
];

export const AuditEventList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminAuditEvent('whoRecordOrAction')}
    searchHint={tAdminAuditEvent('searchHint')}
    filters={FILTERS}
    empty={tAdminAuditEvent('listEmpty')}
  >
    <Records<AuditEventDto>>
      <DataTable.Col<AuditEventDto> label={tAdminAuditEvent('whatHappened')} render={({ text }) => text} />
      <DataTable.Col<AuditEventDto>
        label={tAdminAuditEvent('by')}
        render={({ actor }) => <Actor actor={actor} />}
      />
      <DataTable.Col<AuditEventDto>
        label={tAdminAuditEvent('record')}
        render={({ resource, recordId }) =>
          recordId ? (
            <RecordLink resource={resource} id={recordId}>
              {`${capitalised(recordInWords(resource, null))} ${shortId(recordId)}`}
            </RecordLink>
          ) : (
            capitalised(recordInWords(resource, null))
          )
        }
      />
      <DataTable.Col<AuditEventDto>
        label={tAdminAuditEvent('outcome')}
        render={({ outcome }) => <StatusChip status={outcome} />}
      />
      <DataTable.Col<AuditEventDto>
        source="id"
        label={tAdminCommon('when')}
        render={({ at }) => <Moment at={at} />}
      />
    </Records>
  </ListPage>
);
