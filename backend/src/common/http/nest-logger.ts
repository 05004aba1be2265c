import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** The context of the lines that hold the heads of the audit trail. */
export const AUDIT_LOG = 'AuditTrail';

/** Nest's own messages as the same JSON lines that requests are logged in. */
export class NestLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string) {
    this.logger = pino({ level });
  }

  /** What Nest says while it starts is detail; what is kept of the audit trail is not. */
  log(message: unknown, context?: string): void {
    this.logger[context === AUDIT_LOG ? 'info' : 'debug']({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, String(message));
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}
