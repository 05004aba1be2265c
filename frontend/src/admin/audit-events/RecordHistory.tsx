import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AuditEventDto } from '../../../../openapi/contract/console/administration.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { useHospital } from '../../hospital/useHospital';
import { changesBetween, fieldText } from './changes';
import { Allowed } from '../steps/Allowed';
import { Moment } from '../fields/Moment';
import { RecordLink } from '../fields/RecordLink';
import { StatusChip } from '../fields/StatusChip';
import { tAdminAuditEvent } from '../../messages/admin/auditEvents';

const EVENTS_PER_PAGE = 5;
const CHANGES_SHOWN = 3;
const LONGEST_VALUE = 60;
/** A missing field, as `changesBetween` writes it. */
const NONE = '–';
const ROW_HEIGHT_PX = 72;
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

const short = (text: string) => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);

/** "Status: pending → accepted; Fee: ₹500 → ₹600 and 2 more", '' without a known change. */
export function changesText(
  { before, after }: Pick<AuditEventDto, 'before' | 'after'>,
  timeZone: string,
): string {
  const changes = changesBetween(before, after, timeZone).filter(({ isChanged }) => isChanged);
  const said = changes
    .slice(0, CHANGES_SHOWN)
    .map(
      ({ field, before: old, after: now }) =>
        `${fieldText(field)}: ${old === NONE ? '' : `${short(old)} → `}${short(now)}`,
    )
    .join('; ');
  const more = changes.length - CHANGES_SHOWN;
  return more > 0 ? tAdminAuditEvent('andMore', { said, more }) : said;
}

function EventLine({ event }: { event: AuditEventDto }) {
  const { timeZone } = useHospital();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', minHeight: ROW_HEIGHT_PX }}>
      <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <RecordLink resource="audit-events" id={event.id}>
          {event.text}
        </RecordLink>
        {event.outcome === 'refused' && <StatusChip status="refused" />}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: { sm: 'auto' } }}>
          <Moment at={event.at} />
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {changesText(event, timeZone)}
      </Typography>
    </Box>
  );
}

function Events({ recordId }: { recordId: string }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<AuditEventDto>(
      'audit-events',
      {
        pagination: { page: 1, perPage: EVENTS_PER_PAGE },
        sort: NEWEST_FIRST,
        filter: { recordId },
      },
      // The section itself shows why the events are missing.
      { onError: () => undefined },
    );

  if (isPending)
    return (
      <Loading>
        <Skeleton variant="rounded" height={ROW_HEIGHT_PX * EVENTS_PER_PAGE} />
      </Loading>
    );
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  const events = data.pages.flatMap((page) => page.data);
  if (events.length === 0)
    return <Typography color="text.secondary">{tAdminAuditEvent('recordUnchanged')}</Typography>;
  return (
    <>
      <Stack
        component="ol"
        aria-label={tAdminAuditEvent('whoDidWhat')}
        sx={{ p: 0, m: 0, listStyle: 'none' }}
      >
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {tAdminAuditEvent('showMore')}
        </Button>
      )}
    </>
  );
}

const trailOf = (recordId: string) =>
  `/admin/audit-events?filter=${encodeURIComponent(JSON.stringify({ recordId }))}`;

/** The changes of a record by people, newest first: who, when and what. Loaded after the record itself. */
export const RecordHistory = ({ recordId }: { recordId: string }) => (
  <Allowed to="audit-events.read">
    <Card component="section" aria-label={tAdminAuditEvent('whoDidWhat')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction="row"
        sx={{ gap: 2, mb: 1, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="h3">
          {tAdminAuditEvent('whoDidWhat')}
        </Typography>
        <Link component={RouterLink} to={trailOf(recordId)}>
          {tAdminAuditEvent('inAuditTrail')}
        </Link>
      </Stack>
      <Events recordId={recordId} />
    </Card>
  </Allowed>
);
