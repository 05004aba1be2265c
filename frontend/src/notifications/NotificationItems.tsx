import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { NotificationDto } from '../../../openapi/contract/people/notifications.js';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/useSession';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { HiddenText, Loading } from '../common/feedback/Loading';
import { formatInstant } from '../common/format/format';
import { notifyError } from '../common/feedback/notices';
import { addressedTo } from '../family/addressed';
import { useHospital } from '../hospital/useHospital';
import { useNotifications, useReadNotification } from './useNotifications';
import { tPage } from '../messages/pages';
import { tNotification } from '../messages/people/notifications';

/** The server's link is a route of this site, with or without the hash. */
const routeOf = (link: string): string => link.replace(/^\/?#/, '');

/** Own notifications switch back to oneself while a dependant is chosen; a dependant's name the person. */
function useRouteOf({ link, personId }: NotificationDto): string | null {
  const session = useSession();
  const route = link && routeOf(link);
  return route && session?.actingFor && !personId ? addressedTo(route, session.userId) : route;
}

interface ItemProps {
  notification: NotificationDto;
  onLeave: (() => void) | undefined;
}

function Item({ notification, onLeave }: ItemProps) {
  const { timeZone } = useHospital();
  const reading = useReadNotification();
  const { id, title, text, readAt, createdAt } = notification;
  const route = useRouteOf(notification);
  const markRead = () => {
    if (readAt) return;
    reading.mutate(id, {
      onError: (error) => notifyError(tNotification('markFailed'), sentenceOf(error)),
    });
  };
  const follow = () => {
    markRead();
    onLeave?.();
  };
  return (
    <Box component="li" sx={{ py: 2, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: readAt ? 400 : 700 }}>
        {!readAt && <HiddenText>{tNotification('unread')} </HiddenText>}
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {formatInstant(createdAt, timeZone)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {route && (
          <Link
            component={RouterLink}
            to={route}
            onClick={follow}
            variant="body2"
            aria-label={tPage('showMoreOf', { of: title })}
            sx={{ py: 1 }}
          >
            {tPage('showMore')}
          </Link>
        )}
        {!readAt && (
          <Button
            size="small"
            loading={reading.isPending}
            onClick={markRead}
            aria-label={tNotification('markAsReadNamed', { title })}
          >
            {tNotification('markAsRead')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

interface NotificationItemsProps {
  /** The maximum number; all loaded ones by default. */
  limit?: number;
  /** Called when a link is followed. */
  onLeave?: () => void;
}

/** The latest notifications, or an empty or error state. */
export function NotificationItems({ limit, onLeave }: NotificationItemsProps) {
  const notifications = useNotifications();
  if (notifications.isPending) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
        <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
      </Loading>
    );
  }
  if (notifications.isError)
    return <ErrorRetry error={notifications.error} onRetry={() => void notifications.refetch()} />;
  if (notifications.data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ py: 1 }}>
        {tNotification('empty')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {notifications.data.slice(0, limit).map((notification) => (
        <Item key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </Box>
  );
}
