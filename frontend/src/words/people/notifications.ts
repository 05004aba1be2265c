/** What people read about notifications. */
export const notificationWords = {
  unreadUnread: (unread: number) => `, ${unread} unread`,
  notificationsCount: (count: string) => `Notifications${count}`,
  unreadNotifications: { one: 'unread notification', other: 'unread notifications' },
  notificationsCouldNotBeMarked: 'The notifications could not be marked as read.',
  notifications: 'Notifications',
  unreadUnreadText: (unread: number) => `${unread} unread`,
  markAllAsRead: 'Mark all as read',
  notificationCouldNotBeMarked: 'The notification could not be marked as read.',
  unread: 'Unread:',
  showMoreTitle: (title: string) => `Show more: ${title}`,
  markAsRead: (title: string) => `Mark as read: ${title}`,
  markAsReadText: 'Mark as read',
  noNotifications: 'No notifications.',
} as const;
