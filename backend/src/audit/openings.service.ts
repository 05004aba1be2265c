import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Actor, Origin } from '../common/http/actor.js';
import { AuditService } from './audit.service.js';

/** Something private that was opened by its signed address. */
interface Opening {
  /** The address without its query. */
  path: string;
  resource: string;
  recordId: string | Types.ObjectId;
  /** Whose it is; null for a guest's. */
  patientId: Types.ObjectId | null;
  /** The person whose login the address was made for; null for a guest. */
  holder: Actor | null;
  origin: Origin;
}

/** Browsers ask for the same file again when a page is reloaded or a PDF is saved. */
const ONE_ROW_FOR_MS = 5 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Notes in the audit trail that a private file was opened by its signed address: by the login of whom, whose it is and
 * from where. Also a patient's own opening, since an address can be handed on. One row for a login, file and network
 * address within five minutes; another address is another row.
 */
@Injectable()
export class Openings {
  /** When each was noted last, of those that this process has noted lately. */
  private readonly noted = new Map<string, number>();

  constructor(private readonly audit: AuditService) {}

  /** To be awaited before the file is sent: what leaves no row is not given out. */
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
