import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useState } from 'react';
import { HiddenText } from '../common/feedback/Loading';
import { useLiveNotifications, useUnreadCount } from './useNotifications';
import { tNotification } from '../messages/people/notifications';

// Loaded on the first interaction with the bell.
const NotificationPanel = lazy(async () => ({
  default: (await import('./NotificationPanel')).NotificationPanel,
}));

/**
 * An area's notification bell, for its layout: `<AreaLayout tools={<NotificationBell />} />`. It counts unread
 * notifications, shows the latest, and updates both while mounted.
 */
export function NotificationBell() {
  useLiveNotifications();
  const unread = useUnreadCount() ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unread === 0 ? tNotification('notifications') : tNotification('bellUnread', { unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread || undefined} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <span role="status">
        <HiddenText>{unread > 0 && tNotification('unreadNotifications', { count: unread })}</HiddenText>
      </span>
      <Suspense>{anchor && <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
