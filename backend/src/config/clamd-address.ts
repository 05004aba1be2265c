import { z } from 'zod';

/** The address of a malware scanner: a port, or a local socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const HOST_AND_PORT = /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i;
const MAX_PORT = 65_535;

/** `clamav:3310`, `[::1]:3310`, or the path of a socket. */
export const ClamdAddressSetting = z.string().transform((text, context): ClamdAddress => {
  if (text.startsWith('/')) return { path: text };
  const [, ipv6, name, port] = HOST_AND_PORT.exec(text) ?? [];
  const host = ipv6 ?? name;
  if (host && Number(port) >= 1 && Number(port) <= MAX_PORT) return { host, port: Number(port) };
  context.addIssue({ code: 'custom', message: 'must be host:port, or the path of a socket' });
  return z.NEVER;
});
