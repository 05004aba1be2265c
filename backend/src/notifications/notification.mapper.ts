import type { NotificationDto } from '../../../openapi/contract/people/notifications.js';
import type { Notification } from './notification.schema.js';

export const toNotification = (row: Notification): NotificationDto => ({
  id: String(row._id),
  userId: String(row.userId),
  personId: row.personId ? String(row.personId) : null,
  title: row.title,
  text: row.text,
  link: row.link,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
