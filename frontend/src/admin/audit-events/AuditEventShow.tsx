import {
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AuditEventDto } from '../../../../openapi/contract/console/administration.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { recordInWords } from '../../../../openapi/contract/messages/records.js';
import { shortId } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { Actor } from './Actor';
import { type Change, changesBetween, fieldText } from './changes';
import { tAdminAuditEvent } from '../../messages/admin/auditEvents';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminResource } from '../../messages/admin/resources';

const ChangeRow = ({ change }: { change: Change }) => (
  <TableRow
    sx={{
      bgcolor: change.isChanged ? 'primary.light' : undefined,
      '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top', color: 'text.primary' },
    }}
  >
    <TableCell component="th" scope="row">
      {fieldText(change.field)}
    </TableCell>
    <TableCell>{change.before}</TableCell>
    <TableCell>{change.after}</TableCell>
  </TableRow>
);

function Changes({ event }: { event: AuditEventDto }) {
  const { timeZone } = useHospital();
  const changes = changesBetween(event.before, event.after, timeZone);
  if (changes.length === 0) return null;
  return (
    <TableContainer component={Card}>
      <Typography component="h2" variant="h3" sx={{ p: 2 }}>
        {tAdminAuditEvent('beforeAndAfter')}
      </Typography>
      <Table aria-label={tAdminAuditEvent('changedFieldsLabel')} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell>{tAdminAuditEvent('field')}</TableCell>
            <TableCell>{tAdminAuditEvent('before')}</TableCell>
            <TableCell>{tAdminAuditEvent('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const RecordName = ({ event: { resource, recordId } }: { event: AuditEventDto }) =>
  recordId ? (
    <RecordLink resource={resource} id={recordId}>
      {capitalised(recordInWords(resource, null))} {shortId(recordId)}
    </RecordLink>
  ) : (
    <>{capitalised(recordInWords(resource, null))}</>
  );

export const AuditEventShow = () => (
  <ShowPage<AuditEventDto> title={tAdminResource('auditEvents')}>
    {(event) => (
      <Page title={event.text} note={<StatusChip status={event.outcome} />}>
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: tAdminAuditEvent('action'), value: event.action },
              { label: tAdminAuditEvent('by'), value: <Actor actor={event.actor} /> },
              { label: tAdminAuditEvent('record'), value: <RecordName event={event} /> },
              { label: tAdminCommon('when'), value: <Moment at={event.at} /> },
              { label: tAdminAuditEvent('fromAddress'), value: event.address ?? '–' },
              { label: tAdminAuditEvent('request'), value: event.requestId ?? '–' },
            ]}
          />
          <Changes event={event} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
