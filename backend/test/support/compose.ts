import { readFileSync } from 'node:fs';
import { YAML11_SCHEMA, load } from 'js-yaml';

export interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  restart?: string;
  deploy?: { replicas?: string; resources?: { limits: { memory: string } } };
  logging?: { options: object };
  read_only?: boolean;
  tmpfs?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  secrets?: string[];
}
interface Compose {
  secrets: Record<string, { file: string }>;
  services: Record<string, Service>;
  networks: Record<string, object>;
  volumes: Record<string, object | null>;
}

export const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

export const read = (path: string) => readFileSync(path, 'utf8');
export const composeText = read('docker-compose.yml');
export const compose = load(composeText, { schema: YAML11_SCHEMA }) as Compose;
/** The settings of .env.example. */
export const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value.replace(/^"(.*)"$/, '$1'),
  ]),
);

/** A value as Compose fills it in. @throws Error where Compose would refuse to start */
export function filledIn(value: string, env: Record<string, string>): string {
  return value.replace(VARIABLE, (_, name: string, kind?: string, more = '') => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(more);
    return more;
  });
}
