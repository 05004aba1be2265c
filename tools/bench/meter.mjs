/**
 * Loaded before each process of the bench. The servers that are compared tell at BENCH_METER_PORT how much processor
 * time and memory they have used; every other process goes on as if nothing had been loaded. /profile/start and
 * /profile/stop take a profile of the processor, as `node --cpu-prof` does.
 */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

const MEASURED = /[/\\](backend[/\\]src[/\\]main\.js|bench[/\\]floor\.mjs)$/;
const inspector = new Session();

const ANSWERS = {
  '/': () => process.cpuUsage(),
  '/memory': () => process.memoryUsage(),
  '/profile/start': async () => {
    inspector.connect();
    await inspector.post('Profiler.enable');
    return inspector.post('Profiler.start');
  },
  '/profile/stop': async () => {
    const { profile } = await inspector.post('Profiler.stop');
    inspector.disconnect();
    return profile;
  },
};

if (MEASURED.test(process.argv[1] ?? '')) {
  const tell = async (request, response) => response.end(JSON.stringify(await ANSWERS[request.url]()));
  createServer(tell).listen(Number(process.env.BENCH_METER_PORT), '127.0.0.1').unref();
}
