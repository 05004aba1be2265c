import type { Dispute, Refund } from '../payment.schema.js';
import { ledgerAfter } from './provider-ledger.js';
import type { MadeRefund, ProviderView } from './provider-ledger.js';

const AT = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-21T10:00:00Z');

const payment = (
  refunds: Refund[] = [],
  more: { failedRefundIds?: string[]; disputes?: Dispute[] } = {},
) => ({
  amountPaise: 80_000,
  status: 'paid' as const,
  refunds,
  ...more,
});
const own = (overrides: Partial<Refund> = {}): Refund => ({
  kind: 'cancellation',
  amountPaise: 80_000,
  reason: 'Appointment cancelled',
  status: 'pending',
  requestedAt: AT,
  ...overrides,
});
const made = (overrides: Partial<MadeRefund> = {}): MadeRefund => ({
  id: 're_1',
  key: 'cancellation',
  amountPaise: 80_000,
  status: 'done',
  failure: null,
  at: LATER,
  ...overrides,
});
const outside = (overrides: Partial<MadeRefund> = {}) => made({ id: 're_out', key: null, ...overrides });
const dispute = (overrides: Partial<Dispute> = {}): Dispute => ({
  providerId: 'du_1',
  status: 'open',
  reason: 'fraudulent',
  amountPaise: 80_000,
  openedAt: AT,
  answerBy: null,
  refundable: false,
  ...overrides,
});
const view = (refunds: MadeRefund[], disputes: Dispute[] = []): ProviderView => ({ refunds, disputes });
const rowsOf = ({ refunds }: { refunds: Refund[] }) =>
  refunds.map(({ kind, amountPaise, status }) => `${kind} ${amountPaise} ${status}`);
const toldOf = ({ happenings }: ReturnType<typeof ledgerAfter>) => happenings.map(({ what }) => what);

describe('ledgerAfter', () => {
  it.each<[string, Refund[], MadeRefund[], string[], string, string[]]>([
    ['nothing', [], [], [], 'paid', []],
    ['one that waits', [own()], [], ['cancellation 80000 pending'], 'paid', []],
    ['one whose answer was lost', [own()], [made()], ['cancellation 80000 done'], 'refunded', []],
    [
      'one that was given up and made all the same',
      [own({ status: 'failed' })],
      [made()],
      ['cancellation 80000 done'],
      'refunded',
      [],
    ],
    [
      'one that the bank works on',
      [own({ providerId: 're_1' })],
      [made({ status: 'pending' })],
      ['cancellation 80000 pending'],
      'paid',
      [],
    ],
    [
      'one that was sent back',
      [own({ providerId: 're_1', status: 'done' })],
      [made({ status: 'failed', failure: 'unknown' })],
      ['cancellation 80000 failed'],
      'paid',
      ['refundFailed'],
    ],
    [
      'one of a time when its id was not noted, sent back',
      [own({ status: 'done' })],
      [made({ status: 'failed' })],
      ['cancellation 80000 failed'],
      'paid',
      ['refundFailed'],
    ],
    [
      'one that waits beside a part that went back outside',
      [own()],
      [outside({ amountPaise: 30_000 })],
      ['cancellation 50000 pending', 'provider 30000 done'],
      'paid',
      ['refundedOutside'],
    ],
    [
      'one that waits beside all of it outside',
      [own()],
      [outside()],
      ['cancellation 0 done', 'provider 80000 done'],
      'refunded',
      ['refundedOutside'],
    ],
    ['a failed one outside that nobody has seen before', [], [outside({ status: 'failed' })], [], 'paid', []],
  ])('follows %s, once', (_name, refunds, known, rows, status, told) => {
    const before = payment(refunds);
    const after = ledgerAfter(before, view(known));
    expect([rowsOf(after), after.status, toldOf(after)]).toEqual([rows, status, told]);
    const again = ledgerAfter({ ...before, ...after }, view(known));
    expect({ ...again, happenings: [] }).toEqual({ ...after, happenings: [] });
    expect(toldOf(again)).toEqual([]);
    expect(after.refundedPaise).toBeLessThanOrEqual(80_000);
  });

  it('leaves a retried refund to the worker, whatever the first attempt reported', () => {
    const sent = payment([own()], { failedRefundIds: ['re_1'] });
    for (const status of ['done', 'failed', 'pending'] as const) {
      const after = ledgerAfter(sent, view([made({ status })]));
      expect([rowsOf(after), toldOf(after)]).toEqual([['cancellation 80000 pending'], []]);
    }
    const second = ledgerAfter(sent, view([made({ status: 'failed' }), made({ id: 're_2' })]));
    expect(rowsOf(second)).toEqual(['cancellation 80000 done']);
  });

  it('distinguishes several parts refunded by an administrator', () => {
    const part = (key: string, amountPaise: number) => own({ kind: 'administrator', key, amountPaise });
    const before = payment([part('administrator-1', 10_000), part('administrator-2', 10_000)]);
    const first = made({ key: 'administrator-1', amountPaise: 10_000 });
    const after = ledgerAfter(before, view([first]));
    expect(rowsOf(after)).toEqual(['administrator 10000 done', 'administrator 10000 pending']);
    const second = made({ id: 're_2', key: 'administrator-2', amountPaise: 10_000, status: 'failed' });
    const done = after.refunds.map((row) => ({ ...row, providerId: row.providerId ?? 're_2' }));
    const failed = ledgerAfter(payment(done), view([first, second]));
    expect([rowsOf(failed), toldOf(failed)]).toEqual([
      ['administrator 10000 done', 'administrator 10000 failed'],
      ['refundFailed'],
    ]);
    expect(failed.refunds.map(({ sentBack }) => sentBack)).toEqual([undefined, 1]);
  });

  it('does not revive a refund that the bank returned, when an older response arrives late', () => {
    const counted = ledgerAfter(payment(), view([outside()]));
    const dropped = ledgerAfter({ ...payment(), ...counted }, view([outside({ status: 'failed' })]));
    expect([rowsOf(dropped), dropped.status, toldOf(dropped)]).toEqual([[], 'paid', ['outsideRefundFailed']]);
    const late = ledgerAfter({ ...payment(), ...dropped }, view([outside()]));
    expect([rowsOf(late), toldOf(late)]).toEqual([[], []]);
  });

  it.each<[Dispute['status'], string[], string, string]>([
    ['open', [], 'paid', 'disputeOpened'],
    ['won', [], 'paid', 'disputeWon'],
    ['lost', ['dispute 80000 done'], 'refunded', 'disputeLost'],
  ])('follows a dispute that is %s, and never opens a decided one again', (status, rows, paid, told) => {
    const after = ledgerAfter(payment(), view([], [dispute({ status })]));
    expect([rowsOf(after), after.status, toldOf(after)]).toEqual([rows, paid, [told]]);
    const late = ledgerAfter({ ...payment(), ...after }, view([], [dispute()]));
    expect([late.disputes?.[0].status, rowsOf(late), toldOf(late)]).toEqual([status, rows, []]);
  });

  it('counts only the unrefunded part of a lost dispute, and reduces pending refunds', () => {
    const half = own({ kind: 'administrator', amountPaise: 30_000, status: 'done', providerId: 're_1' });
    const known = view([made({ key: 'administrator', amountPaise: 30_000 })], [dispute({ status: 'lost' })]);
    const after = ledgerAfter(payment([half, own({ amountPaise: 50_000 })]), known);
    expect([rowsOf(after).toSorted(), after.refundedPaise, after.status]).toEqual([
      ['administrator 30000 done', 'cancellation 0 done', 'dispute 50000 done'],
      80_000,
      'refunded',
    ]);
  });
});
