import type { ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { PING_SECONDS } from '../../../openapi/contract/people/notifications.js';
import { Failure } from '../common/errors/errors.js';
import { EVENT_STREAM } from '../common/http/event-stream.js';
import { networksOf } from '../common/http/network.js';
import { NETWORK_FACTORS } from '../common/limits/limits.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

/** Streams per process: anyone may open one. */
const MAX_WALLS = 1000;
/** A screen with more unread bytes is disconnected; it reconnects. */
const MAX_UNSENT_BYTES = 64 * 1024;
const RECONNECT_AFTER_MS = 3000;

interface Wall {
  doctorIds: Set<string>;
  networks: string[];
  response: ServerResponse;
}

/** The screens that show a queue and are connected to this process. */
@Injectable()
export class QueueWalls implements OnModuleInit, BeforeApplicationShutdown {
  private readonly walls = new Set<Wall>();
  private pings: NodeJS.Timeout | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  onModuleInit(): void {
    this.pings = setInterval(
      () => this.walls.forEach((wall) => write(wall, ': ping\n\n')),
      PING_SECONDS * 1000,
    );
    this.pings.unref();
  }

  /** An open stream would keep the server from closing. */
  beforeApplicationShutdown(): void {
    clearInterval(this.pings);
    this.walls.forEach(({ response }) => response.end());
  }

  /** @throws Failure BUSY when the network has its maximum; afterwards the stream is the response */
  open(queues: Queue[], reply: FastifyReply): void {
    const around = networksOf(reply.request.ip);
    const isFull = around.some(
      ({ name, prefix }) =>
        this.countIn(name) >= this.env.QUEUE_SCREENS_PER_ADDRESS * NETWORK_FACTORS[prefix],
    );
    if (isFull) throw new Failure('BUSY');
    if (this.walls.size >= MAX_WALLS) this.endOneOfMost();
    reply.hijack();
    const headers = { ...(reply.getHeaders() as Record<string, string>), ...EVENT_STREAM };
    reply.raw.writeHead(200, { ...headers, 'X-Request-Id': reply.request.id });
    const doctorIds = new Set(queues.map(({ doctor }) => doctor._id));
    const wall = { doctorIds, networks: around.map(({ name }) => name), response: reply.raw };
    this.walls.add(wall);
    reply.raw.on('close', () => this.walls.delete(wall));
    write(wall, `retry: ${RECONNECT_AFTER_MS}\n\n${queues.map(eventOf).join('')}`);
  }

  private countIn(network: string): number {
    return [...this.walls].filter(({ networks }) => networks.includes(network)).length;
  }

  /**
   * Closes the oldest stream of the address with the most, so that strangers cannot block a waiting room's
   * screen.
   */
  private endOneOfMost(): void {
    const ofAddress = new Map<string, Wall[]>();
    for (const wall of this.walls)
      ofAddress.set(wall.networks[0], [...(ofAddress.get(wall.networks[0]) ?? []), wall]);
    const [[oldest]] = [...ofAddress.values()].toSorted((a, b) => b.length - a.length);
    oldest.response.end();
    this.walls.delete(oldest);
  }

  has(doctorId: string): boolean {
    return [...this.walls].some(({ doctorIds }) => doctorIds.has(doctorId));
  }

  /** The doctors whose queues are shown. */
  doctors(): string[] {
    return [...new Set([...this.walls].flatMap(({ doctorIds }) => [...doctorIds]))];
  }

  send(doctorId: string, queue: Queue): void {
    for (const wall of this.walls) if (wall.doctorIds.has(doctorId)) write(wall, eventOf(queue));
  }
}

const eventOf = (queue: Queue): string => `event: queue\ndata: ${JSON.stringify(queue)}\n\n`;

function write({ response }: Wall, text: string): void {
  if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
  else if (!response.writableEnded) response.write(text);
}
