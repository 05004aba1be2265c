import { Failure } from '../../errors/errors.js';
import { UPLOAD_ROOM } from '../../limits/limits.js';
import { tCommon } from '../../../messages/common.js';

/** Kinds of senders. A later kind may use more memory, of which an earlier kind cannot use the surplus. */
const SENDERS = ['stranger', 'patient', 'staff'] as const;
export type Sender = (typeof SENDERS)[number];

/** Limits in bytes of uploads in memory: of all senders up to this kind, and of one sender. */
export type Bounds = Readonly<Record<Sender, { bytes: number; bytesOfOne: number }>>;

const COME_BACK_SECONDS = 5;

/** The memory reserved by one upload. */
export interface UploadShare {
  /** Reserves more bytes. @throws Failure BUSY */
  add: (bytes: number) => void;
  giveBack: () => void;
}

/** Limits the memory of all uploads, from the first byte to the response. */
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
