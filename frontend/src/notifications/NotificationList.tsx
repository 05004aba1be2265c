import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Notification } from '../../../openapi/contract/administration.js';
import { sentenceOf } from '../api/client';
import { ErrorRetry } from '../common/ErrorRetry';
import { Loading } from '../common/Loading';
import { formatInstant } from '../common/format';
import { notifyError } from '../common/notices';
import { useHospital } from '../common/useHospital';
import { useNotifications, useReadNotification } from './useNotifications';

export const NOTIFICATIONS_ID = 'notifications';

/** A link of the server is a route of this site, with or without the hash in front. */
const routeOf = (link: string): string => link.replace(/^\/?#/, '');

function Item({ notification }: { notification: Notification }) {
  const { timeZone } = useHospital();
  const reading = useReadNotification();
  const { id, title, text, link, readAt, createdAt } = notification;
  const markRead = () =>
    reading.mutate(id, {
      onError: (error) => notifyError('The notification could not be marked as read.', sentenceOf(error)),
    });
  return (
    <Box component="li" sx={{ py: 2, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: readAt ? 400 : 700 }}>{title}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {formatInstant(createdAt, timeZone)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {link && (
          <Link
            component={RouterLink}
            to={routeOf(link)}
            variant="body2"
            aria-label={`Show more: ${title}`}
            sx={{ py: 1 }}
          >
            Show more
          </Link>
        )}
        {!readAt && (
          <Button
            size="small"
            loading={reading.isPending}
            onClick={markRead}
            aria-label={`Mark as read: ${title}`}
          >
            Mark as read
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** The latest notifications with how many are unread. */
export function NotificationList() {
  const notifications = useNotifications();
  const unread = notifications.data?.filter(({ readAt }) => !readAt).length ?? 0;
  return (
    <Card
      component="section"
      id={NOTIFICATIONS_ID}
      tabIndex={-1}
      aria-label="Notifications"
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          Notifications
        </Typography>
        {unread > 0 && <Chip size="small" color="primary" label={`${unread} unread`} />}
      </Stack>
      {notifications.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
        </Loading>
      )}
      {notifications.isError && (
        <ErrorRetry error={notifications.error} onRetry={() => void notifications.refetch()} />
      )}
      {notifications.data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          No notifications.
        </Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {notifications.data?.map((notification) => (
          <Item key={notification.id} notification={notification} />
        ))}
      </Box>
    </Card>
  );
}
