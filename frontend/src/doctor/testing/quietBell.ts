/** The answers of a bell without notifications, whose stream is refused, so that it asks now and then. */
export const quietBell = {
  'GET /api/v1/notifications': () => [],
  'GET /api/v1/notifications/unread': () => ({ unread: 0 }),
};
