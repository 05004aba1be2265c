/**
 * Loaded before the server and the sandbox: ends them when the launcher is gone without having said goodbye.
 */
const PATIENCE_MS = 10_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
// Listening for the launcher must not by itself keep the process alive.
process.channel?.unref();
