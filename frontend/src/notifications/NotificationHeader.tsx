import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../api/client';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError } from '../common/feedback/notices';
import { StatusChip } from '../common/lists/StatusChip';
import { useReadAllNotifications, useUnreadCount } from './useNotifications';
import { tNotification } from '../messages/people/notifications';

/** The key of its notices. */
const SUBJECT = 'read notifications';

/** The heading of a list of notifications: the unread count, and a button that marks all as read. */
export function NotificationHeader({ id }: { id?: string }) {
  const unread = useUnreadCount() ?? 0;
  const reading = useReadAllNotifications();
  const readAll = () =>
    reading.mutate(undefined, {
      onError: (error) => notifyError(tNotification('markAllFailed'), sentenceOf(error), SUBJECT),
    });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 44 }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {tNotification('notifications')}
      </Typography>
      {unread > 0 && (
        <>
          <StatusChip tone="primary" label={tNotification('unreadCount', { unread })} />
          <Button size="small" sx={{ ml: 'auto' }} loading={reading.isPending} onClick={readAll}>
            {tNotification('markAllAsRead')}
          </Button>
        </>
      )}
      <InlineError subject={SUBJECT} />
    </Stack>
  );
}
