import { Failure } from '../../errors/errors.js';
import { UPLOAD_ROOM } from '../../limits/limits.js';
import { tCommon } from '../../../messages/common.js';

/** Kinds of senders. A later kind has more room, and an earlier kind cannot use the part beyond its own. */
const SENDERS = ['stranger', 'patient', 'staff'] as const;
export type Sender = (typeof SENDERS)[number];

/** Bytes of uploads in memory, of all senders up to this kind together, and of one of them. */
export type Bounds = Readonly<Record<Sender, { bytes: number; bytesOfOne: number }>>;

const COME_BACK_SECONDS = 5;

/** What one upload takes of the room. */
export interface UploadShare {
  /** Before so many bytes more are kept. @throws Failure BUSY */
  add: (bytes: number) => void;
  giveBack: () => void;
}

/** The memory that uploads may take together, from their bytes' arrival until they are answered. */
export class UploadRoom {
  private readonly taken: Record<Sender, number> = { stranger: 0, patient: 0, staff: 0 };
  private readonly takenBy = new Map<string, number>();

  constructor(private readonly bounds: Bounds = UPLOAD_ROOM) {}

  /** @param caller a person or a network */
  open(caller: string, sender: Sender): UploadShare {
    let taken = 0;
    return {
      add: (bytes) => {
        if (!this.hasRoom(caller, sender, bytes)) throw busy();
        taken += bytes;
        this.change(caller, sender, bytes);
      },
      giveBack: () => {
        this.change(caller, sender, -taken);
        taken = 0;
      },
    };
  }

  private hasRoom(caller: string, sender: Sender, bytes: number): boolean {
    const { bytes: most, bytesOfOne } = this.bounds[sender];
    const upTo = SENDERS.slice(0, SENDERS.indexOf(sender) + 1);
    const together = upTo.reduce((sum, each) => sum + this.taken[each], 0);
    return together + bytes <= most && (this.takenBy.get(caller) ?? 0) + bytes <= bytesOfOne;
  }

  private change(caller: string, sender: Sender, bytes: number): void {
    this.taken[sender] += bytes;
    const ofCaller = (this.takenBy.get(caller) ?? 0) + bytes;
    if (ofCaller > 0) this.takenBy.set(caller, ofCaller);
    else this.takenBy.delete(caller);
  }
}

const busy = () =>
  new Failure('BUSY', {
    sentence: tCommon('uploadsBusy'),
    retryAfterSeconds: COME_BACK_SECONDS,
  });
