import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { limitsOf } from '../common/limits/limits.js';
import type { Env } from '../config/env.js';
import { QueueWalls } from './queue-walls.service.js';

/** A response for a screen at this address, and whether its stream was closed. */
function screenAt(ip: string) {
  const raw = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writableEnded: false,
    writeHead: () => raw,
    write: () => true,
    end: () => (raw.writableEnded = true),
  });
  const reply = { raw, request: { ip, id: 'r' }, hijack: () => undefined, getHeaders: () => ({}) };
  return { raw, reply: reply as unknown as FastifyReply };
}

describe('The streams of the queue screens', () => {
  const walls = () => {
    const service = new QueueWalls(limitsOf(1) as Env);
    const open = (ip: string) => {
      const screen = screenAt(ip);
      service.open([], screen.reply);
      return screen.raw;
    };
    return { open, tryOpen: (count: number, at: (n: number) => string) => opened(count, at, open) };
  };

  function opened(count: number, at: (n: number) => string, open: (ip: string) => unknown): number {
    let n = 0;
    for (let index = 0; index < count; index += 1) {
      try {
        open(at(index));
        n += 1;
      } catch {
        // Refused: not counted.
      }
    }
    return n;
  }

  it.each([
    ['one address', () => '203.0.113.9', 50],
    ['a /24', (n: number) => `203.0.113.${n % 250}`, 400],
    ['a /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`, 50],
    ['a /56', (n: number) => `2001:db8:1:${(n % 256).toString(16)}::1`, 100],
    ['a /48', (n: number) => `2001:db8:1:${n.toString(16)}00::1`, 200],
  ])('has a limit for %s', (_name, at, allowed) => {
    expect(walls().tryOpen(500, (n) => at(n % 250))).toBe(allowed);
  });

  it('lets a waiting room in when strangers have filled it', () => {
    const { open, tryOpen } = walls();
    const waitingRoom = open('192.0.2.1');
    tryOpen(2000, (n) => `198.18.${n % 20}.1`);
    const another = open('192.0.2.2');
    expect([waitingRoom.writableEnded, another.writableEnded]).toEqual([false, false]);
  });
});
