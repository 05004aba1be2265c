import { createHash } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import sharp from 'sharp';
import { Appointment } from '../appointments/appointment.schema.js';
import { hashPassword } from '../auth/passwords.js';
import { ExtraSession } from '../availability/extra-sessions/extra-session.schema.js';
import { Holiday } from '../availability/holidays/holiday.schema.js';
import { Leave } from '../availability/leave.schema.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Faq } from '../faqs/faq.schema.js';
import { StoredFile } from '../files/file.schema.js';
import type { FileKind } from '../files/file.schema.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { LabRequest } from '../lab-requests/lab-request.schema.js';
import { LabTest } from '../lab/lab-test.schema.js';
import { Notification } from '../notifications/notification.schema.js';
import { Order } from '../orders/order.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { PdfService } from '../pdf/pdf.service.js';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { MedicalRecord } from '../records/record.schema.js';
import { Post } from '../posts/post.schema.js';
import { Question } from '../questions/question.schema.js';
import { Review } from '../reviews/review.schema.js';
import { Setting } from '../settings/setting.schema.js';
import { DoctorId } from '../users/doctors/doctor-id.schema.js';
import { User } from '../users/user.schema.js';
import { WaitlistEntry } from '../waitlist/waitlist-entry.schema.js';

export const DEMO_PASSWORD = 'Demo-Pass-2026';
export const DAY_MS = 24 * 3_600_000;

/** Where the demo hospital is written to. */
export interface Context {
  users: Model<User>;
  files: Model<StoredFile>;
  doctorIds: Model<DoctorId>;
  appointments: Model<Appointment>;
  payments: Model<Payment>;
  notifications: Model<Notification>;
  medicines: Model<Medicine>;
  labTests: Model<LabTest>;
  orders: Model<Order>;
  labBookings: Model<LabBooking>;
  labRequests: Model<LabRequest>;
  prescriptions: Model<Prescription>;
  records: Model<MedicalRecord>;
  posts: Model<Post>;
  faqs: Model<Faq>;
  questions: Model<Question>;
  reviews: Model<Review>;
  settings: Model<Setting>;
  leaves: Model<Leave>;
  holidays: Model<Holiday>;
  extraSessions: Model<ExtraSession>;
  waitlist: Model<WaitlistEntry>;
  connection: Connection;
  clock: HospitalClock;
  pdf: PdfService;
  passwordHash: string;
  /** When the demo hospital opened. */
  opened: Date;
}

export async function contextOf(app: INestApplicationContext): Promise<Context> {
  const model = <T>(of: { name: string }): Model<T> => app.get(getModelToken(of.name), { strict: false });
  return {
    users: model(User),
    files: model(StoredFile),
    doctorIds: model(DoctorId),
    appointments: model(Appointment),
    payments: model(Payment),
    notifications: model(Notification),
    medicines: model(Medicine),
    labTests: model(LabTest),
    orders: model(Order),
    labBookings: model(LabBooking),
    labRequests: model(LabRequest),
    prescriptions: model(Prescription),
    records: model(MedicalRecord),
    posts: model(Post),
    faqs: model(Faq),
    questions: model(Question),
    reviews: model(Review),
    settings: model(Setting),
    leaves: model(Leave),
    holidays: model(Holiday),
    extraSessions: model(ExtraSession),
    waitlist: model(WaitlistEntry),
    connection: app.get(getConnectionToken()),
    clock: app.get(HospitalClock),
    pdf: app.get(PdfService, { strict: false }),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    opened: new Date('2026-01-05T03:30:00Z'),
  };
}

/** The same id on every run, made at the given moment: what exists already is left alone. */
export function idOf(name: string, at: Date): Types.ObjectId {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + createHash('sha1').update(name).digest('hex').slice(0, 16));
}

/** Inserts what is not there yet. */
export async function put<T>(
  model: Model<T>,
  document: { _id: unknown } & Record<string, unknown>,
): Promise<void> {
  const { _id, ...rest } = document;
  await model.updateOne({ _id } as never, { $setOnInsert: rest } as never, {
    upsert: true,
    timestamps: false,
  });
}

/** Stores a drawing as a webp picture under a name that follows from it; gives the name. */
export async function putDrawing(
  svg: string,
  file: { kind: FileKind; ownerId: Types.ObjectId; width: number; height: number },
  { files, opened }: Context,
): Promise<string> {
  const { kind, ownerId, width, height } = file;
  const data = await sharp(Buffer.from(svg)).resize(width, height).webp({ quality: 82 }).toBuffer();
  const _id = `${createHash('sha256').update(kind).update(data).digest('hex').slice(0, 32)}.webp`;
  const own = { kind, ownerId, uploaderId: ownerId, bytes: data.length };
  await put(files, { _id, ...own, contentType: 'image/webp', data, createdAt: opened });
  return _id;
}
