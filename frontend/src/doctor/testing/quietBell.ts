/** The responses of a bell without notifications; its stream is refused, so it polls. */
export const quietBell = {
  'GET /api/v1/notifications': () => [],
  'GET /api/v1/notifications/unread': () => ({ unread: 0 }),
};
