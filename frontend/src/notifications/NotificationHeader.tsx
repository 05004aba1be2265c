import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../api/client';
import { notifyError } from '../common/feedback/notices';
import { StatusChip } from '../common/lists/StatusChip';
import { useReadAllNotifications, useUnreadCount } from './useNotifications';
import { notificationWords } from '../words/people/notifications';

/** The heading above a list of notifications: how many are unread, and reading all of them. */
export function NotificationHeader({ id }: { id?: string }) {
  const unread = useUnreadCount() ?? 0;
  const reading = useReadAllNotifications();
  const readAll = () =>
    reading.mutate(undefined, {
      onError: (error) => notifyError(notificationWords.notificationsCouldNotBeMarked, sentenceOf(error)),
    });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 44 }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {notificationWords.notifications}
      </Typography>
      {unread > 0 && (
        <>
          <StatusChip tone="primary" label={notificationWords.unreadUnreadText(unread)} />
          <Button size="small" sx={{ ml: 'auto' }} loading={reading.isPending} onClick={readAll}>
            {notificationWords.markAllAsRead}
          </Button>
        </>
      )}
    </Stack>
  );
}
