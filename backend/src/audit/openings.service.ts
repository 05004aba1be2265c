import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Actor, Origin } from '../common/http/actor.js';
import { AuditService } from './audit.service.js';

/** A private file opened by its signed address. */
interface Opening {
  /** The address without its query. */
  path: string;
  resource: string;
  recordId: string | Types.ObjectId;
  /** The owner; null for a guest. */
  patientId: Types.ObjectId | null;
  /** The login for which the address was signed; null for a guest. */
  holder: Actor | null;
  origin: Origin;
}

/** Browsers request a file again when a page is reloaded or a PDF is saved. */
const ONE_ROW_FOR_MS = 5 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Records in the audit trail that a private file was opened by its signed address. It includes the patient's
 * own access, because addresses can be shared. Each login, file and network address has one row per five
 * minutes.
 */
@Injectable()
export class Openings {
  /** When each recent opening was last recorded by this process. */
  private readonly noted = new Map<string, number>();

  constructor(private readonly audit: AuditService) {}

  /** Await it before sending the file: no file is sent without an audit row. */
  async note({ path, resource, recordId, patientId, holder, origin }: Opening): Promise<void> {
    const key = `${holder?.sessionId}:${path}:${origin.address}`;
    const now = performance.now();
    if (now - (this.noted.get(key) ?? -Infinity) < ONE_ROW_FOR_MS) return;
    const after = { patientId: patientId && String(patientId), path };
    await this.audit.record({ action: 'file.open', resource, recordId, actor: holder, after, origin });
    if (this.noted.size >= MAX_REMEMBERED) this.noted.clear();
    this.noted.set(key, now);
  }
}
