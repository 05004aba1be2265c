import { Types } from 'mongoose';
import type { Appointment } from '../appointment.schema.js';
import { feeDifferencePaise } from './move-rules.js';

const doctorId = new Types.ObjectId();
const visit = (overrides: Partial<Appointment> = {}) =>
  ({
    doctorId,
    acceptedDoctorId: null,
    paymentId: new Types.ObjectId(),
    paidPaise: 80_000,
    moves: [],
    ...overrides,
  }) as unknown as Appointment;
const movedBefore = { moves: [{ refundPaise: 10_000 }] } as unknown as Partial<Appointment>;

describe('The refund when a visit moves to another doctor', () => {
  it.each<[string, Appointment, { fee: number | null; left: number; same?: boolean }, number]>([
    ['the difference to a lower fee', visit(), { fee: 50_000, left: 80_000 }, 30_000],
    ['what is left when that is less', visit(), { fee: 50_000, left: 20_000 }, 20_000],
    ['nothing when nothing is left', visit(), { fee: 50_000, left: 0 }, 0],
    ['nothing for the same fee', visit(), { fee: 80_000, left: 80_000 }, 0],
    ['nothing for a higher fee', visit(), { fee: 90_000, left: 80_000 }, 0],
    ['nothing with the same doctor', visit(), { fee: 50_000, left: 80_000, same: true }, 0],
    ['nothing of an unpaid visit', visit({ paymentId: null }), { fee: 50_000, left: 80_000 }, 0],
    ['the rest after an earlier move', visit(movedBefore), { fee: 50_000, left: 70_000 }, 20_000],
  ])('is %s', (_what, row, { fee, left, same }, paise) => {
    const doctor = { _id: same ? doctorId : new Types.ObjectId(), feePaise: fee };
    expect(feeDifferencePaise(row, { doctor, leftPaise: left })).toBe(paise);
  });
});
