import Card from '@mui/material/Card';
import { NotificationHeader } from './NotificationHeader';
import { NotificationItems } from './NotificationItems';
import { tNotification } from '../messages/people/notifications';

/** The bell shows older ones. */
const SHOWN = 5;

/** A dashboard card with the latest notifications. */
export const NotificationList = () => (
  <Card component="section" aria-label={tNotification('notifications')} sx={{ p: { xs: 2, md: 3 } }}>
    <NotificationHeader />
    <NotificationItems limit={SHOWN} />
  </Card>
);
