import { createServer } from 'node:http';
import Stripe from 'stripe';
import { WEBHOOK_SECRET } from './sandbox.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Delivery {
  event: Stripe.Event;
  signature: string;
  body: string;
}

/** A webhook receiver that verifies every signature with the official SDK and answers as configured. */
export interface Receiver {
  url: string;
  deliveries: Delivery[];
  /** Statuses of the next answers; 200 when there are none left. */
  answers: number[];
  /** Responses wait for this. */
  patience: Promise<void>;
  /** Waits for the n-th delivery (from 1) of a type. @throws Error after 15 s */
  nth(type: string, n?: number): Promise<Delivery>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => void take(request, response, receiver));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/api/payment/webhook`,
    deliveries,
    answers: [],
    patience: Promise.resolve(),
    nth: (type, n = 1) =>
      eventually(
        () => deliveries.filter(({ event }) => String(event.type) === type)[n - 1],
        `${type} no. ${n}`,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Asks every 25 ms until there is something. @throws Error after 15 s */
export async function eventually<T>(
  look: () => T | undefined | Promise<T | undefined>,
  what: string,
): Promise<T> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Waited 15 s for ${what}`);
}

async function take(request: IncomingMessage, response: ServerResponse, receiver: Receiver): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const signature = String(request.headers['stripe-signature']);
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    receiver.deliveries.push({ event, signature, body });
    await receiver.patience;
    response.writeHead(receiver.answers.shift() ?? 200).end();
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}
