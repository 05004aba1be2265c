import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A connection between server and database that can be cut and restored. */
export interface CuttableLine {
  port: number;
  /** Closes every connection, and each new one immediately, until restored. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Forwards every byte between its own port on loopback and another one. */
export async function startLine(to: { host: string; port: number }): Promise<CuttableLine> {
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('close', () => ends.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to.port, to.host);
    keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => ends.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
