/**
 * Loaded before each process of the bench. The two servers that are compared tell at BENCH_METER_PORT how much
 * processor time they have used; every other process goes on as if nothing had been loaded.
 */
import { createServer } from 'node:http';

const MEASURED = /[/\\](backend[/\\]src[/\\]main\.js|bench[/\\]floor\.mjs)$/;

if (MEASURED.test(process.argv[1] ?? '')) {
  const tell = (_request, response) => response.end(JSON.stringify(process.cpuUsage()));
  createServer(tell).listen(Number(process.env.BENCH_METER_PORT), '127.0.0.1').unref();
}
