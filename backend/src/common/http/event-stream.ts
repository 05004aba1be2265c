/** The headers of a stream of server-sent events. */
export const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Tells nginx and its kind to pass every event on at once.
  'X-Accel-Buffering': 'no',
};
