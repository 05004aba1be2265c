import Card from '@mui/material/Card';
import { NotificationHeader } from './NotificationHeader';
import { NotificationItems } from './NotificationItems';
import { notificationWords } from '../words/people/notifications';

/** The bell shows older ones. */
const SHOWN = 5;

/** A dashboard's card of the latest notifications. */
export const NotificationList = () => (
  <Card component="section" aria-label={notificationWords.notifications} sx={{ p: { xs: 2, md: 3 } }}>
    <NotificationHeader />
    <NotificationItems limit={SHOWN} />
  </Card>
);
