import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines by lower-case name, unfolded. */
  headers: Map<string, string[]>;
  body: string;
}

/**
 * What the server does with a mail: a code and text refuse it at its recipient, `drop` takes it and hangs up unanswered,
 * `hangUp` ends every connection as it comes.
 */
export type Behaviour = 'take' | 'silent' | 'drop' | 'hangUp' | { refuse: string };

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  connections: number;
  /** Called for every recipient. */
  behave: (recipient: string) => Behaviour;
  close: () => Promise<void>;
}

/** A minimal SMTP server on loopback that stores the mails. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    mail.connections += 1;
    if (mail.behave('') === 'silent') return;
    if (mail.behave('') === 'hangUp') {
      socket.resetAndDestroy();
      return;
    }
    converse(socket, mail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    connections: 0,
    behave: () => 'take',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return mail;
}

function converse(socket: Socket, server: MailServer): void {
  let pending = '';
  let envelope = { from: '', to: [] as string[] };
  let content: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const finish = () => {
    server.mails.push({ ...envelope, ...parse(content!) });
    content = null;
    if (envelope.to.some((recipient) => server.behave(recipient) === 'drop')) socket.destroy();
    else say('250 Taken');
  };
  const obey = (line: string) => {
    if (/^EHLO/i.test(line)) say('250 tiny');
    else if (/^MAIL FROM:/i.test(line)) {
      envelope = { from: line.slice(10), to: [] };
      say('250 OK');
    } else if (/^RCPT TO:/i.test(line)) {
      const recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      const behaviour = server.behave(recipient);
      if (typeof behaviour === 'object') return say(behaviour.refuse);
      envelope.to.push(recipient);
      say('250 OK');
    } else if (/^DATA/i.test(line)) {
      content = '';
      say('354 Go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else say('502 Not known');
    return undefined;
  };

  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (content === null) obey(line);
      else if (line === '.') finish();
      else content += `${line.replace(/^\./, '')}\r\n`;
    }
  });
  say('220 tiny ready');
}

function parse(content: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = content.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of content
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { headers, body: content.slice(end + 4) };
}
