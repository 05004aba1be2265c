/** What people read about notifications. */
export const notificationWords = {
  bellUnread: (unread: number) => `Notifications, ${unread} unread`,
  unreadNotifications: { one: 'unread notification', other: 'unread notifications' },
  markAllFailed: 'The notifications could not be marked as read.',
  notifications: 'Notifications',
  unreadCount: (unread: number) => `${unread} unread`,
  markAllAsRead: 'Mark all as read',
  markFailed: 'The notification could not be marked as read.',
  unread: 'Unread:',
  markAsReadNamed: (title: string) => `Mark as read: ${title}`,
  markAsRead: 'Mark as read',
  empty: 'No notifications.',
} as const;
