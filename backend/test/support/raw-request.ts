import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** A raw connection to a server, for bytes that no HTTP client would send. */
export const openSocket = (url: string): Socket => {
  const { port, hostname } = new URL(url);
  return connect(Number(port), hostname);
};

/** Sends bytes as they are and reads until the server ends the connection. */
export async function sendRaw(url: string, words: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket(url);
  socket.write(words);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(answer.split(' ')[1]), head: answer.slice(0, end), body: answer.slice(end + 4) };
}

/** One GET of a path that is sent byte by byte as written. */
export const getRaw = (url: string, path: string): Promise<RawAnswer> =>
  sendRaw(url, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'));
