import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** The log context of the audit trail's heads. */
export const AUDIT_LOG = 'AuditTrail';

/** Writes Nest's own messages as JSON lines like the request log. */
export class NestLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string) {
    this.logger = pino({ level });
  }

  /** Nest's start messages have debug level; audit heads keep theirs. */
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
