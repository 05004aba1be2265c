import type { INestApplicationContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model, QueryFilter, UpdateQuery } from 'mongoose';
import sharp from 'sharp';
import { Allergy } from '../backend/src/allergies/allergy.schema.js';
import { Appointment } from '../backend/src/appointments/appointment.schema.js';
import { hashPassword } from '../backend/src/auth/passwords.js';
import { ExtraSession } from '../backend/src/availability/extra-sessions/extra-session.schema.js';
import { Holiday } from '../backend/src/availability/holidays/holiday.schema.js';
import { Leave } from '../backend/src/availability/leave.schema.js';
import { HospitalClock } from '../backend/src/common/hospital-clock.js';
import { DemoRow } from '../backend/src/demo-data/demo-row.schema.js';
import { Faq } from '../backend/src/faqs/faq.schema.js';
import { StoredFile } from '../backend/src/files/file.schema.js';
import type { FileKind } from '../backend/src/files/file.schema.js';
import { LabBooking } from '../backend/src/lab-bookings/lab-booking.schema.js';
import { LabRequest } from '../backend/src/lab-requests/lab-request.schema.js';
import { LabTest } from '../backend/src/lab/lab-test.schema.js';
import { SafetyRule } from '../backend/src/medicine-safety/rules/safety-rule.schema.js';
import { Notification } from '../backend/src/notifications/notification.schema.js';
import { Order } from '../backend/src/orders/order.schema.js';
import { Payment } from '../backend/src/payments/payment.schema.js';
import { PdfService } from '../backend/src/pdf/pdf.service.js';
import { Medicine } from '../backend/src/pharmacy/medicine.schema.js';
import { Prescription } from '../backend/src/prescriptions/prescription.schema.js';
import { MedicalRecord } from '../backend/src/records/record.schema.js';
import { Post } from '../backend/src/posts/post.schema.js';
import { Question } from '../backend/src/questions/question.schema.js';
import { Review } from '../backend/src/reviews/review.schema.js';
import { Setting } from '../backend/src/settings/setting.schema.js';
import { DoctorId } from '../backend/src/users/doctors/doctor-id.schema.js';
import { User } from '../backend/src/users/user.schema.js';
import { WaitlistEntry } from '../backend/src/waitlist/waitlist-entry.schema.js';

export const DEMO_PASSWORD = 'Demo-Pass-2026';
export const DAY_MS = 24 * 3_600_000;

/** Gives the providers of the running server. */
export type App = Pick<INestApplicationContext, 'get'>;

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
  allergies: Model<Allergy>;
  posts: Model<Post>;
  faqs: Model<Faq>;
  questions: Model<Question>;
  reviews: Model<Review>;
  settings: Model<Setting>;
  leaves: Model<Leave>;
  holidays: Model<Holiday>;
  safetyRules: Model<SafetyRule>;
  extraSessions: Model<ExtraSession>;
  waitlist: Model<WaitlistEntry>;
  demoRows: Model<DemoRow>;
  connection: Connection;
  clock: HospitalClock;
  pdf: PdfService;
  passwordHash: string;
  /** When the demo hospital opened. */
  opened: Date;
}

export async function contextOf(app: App): Promise<Context> {
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
    allergies: model(Allergy),
    posts: model(Post),
    faqs: model(Faq),
    questions: model(Question),
    reviews: model(Review),
    settings: model(Setting),
    leaves: model(Leave),
    holidays: model(Holiday),
    safetyRules: model(SafetyRule),
    extraSessions: model(ExtraSession),
    waitlist: model(WaitlistEntry),
    demoRows: model(DemoRow),
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
  const filter = { _id } as QueryFilter<T>;
  const insert = { $setOnInsert: rest } as UpdateQuery<T>;
  await model.updateOne(filter, insert, { upsert: true, timestamps: false });
  keepRow(model.db, model.collection.name, _id as DemoRow['rowId']);
}

/** The rows of this run, which `keepRows` stores for a removal of the demo. */
const written = new WeakMap<Connection, Map<string, DemoRow>>();

/** Notes a row of the demo hospital. */
export function keepRow(
  connection: Connection,
  of: string,
  rowId: DemoRow['rowId'],
  values?: DemoRow['values'],
): void {
  const rows = written.get(connection) ?? new Map<string, DemoRow>();
  const _id = `${of}/${String(rowId)}`;
  written.set(connection, rows.set(_id, { _id, of, rowId, ...(values && { values }) }));
}

/** Notes the rows of small collections that a service writes itself. */
export async function keepNewRows<T>(
  { connection }: Pick<Context, 'connection'>,
  of: string,
  work: () => Promise<T>,
): Promise<T> {
  const ids = async () =>
    (
      await connection
        .collection(of)
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => _id);
  const before = new Set((await ids()).map(String));
  const done = await work();
  for (const id of await ids()) if (!before.has(String(id))) keepRow(connection, of, id);
  return done;
}

/** Stores which rows belong to the demo hospital. */
export async function keepRows({
  connection,
  demoRows,
}: Pick<Context, 'connection' | 'demoRows'>): Promise<void> {
  const rows = [...(written.get(connection)?.values() ?? [])];
  if (rows.length === 0) return;
  await demoRows.bulkWrite(
    rows.map(({ _id, ...row }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
    })),
    { ordered: false },
  );
  written.delete(connection);
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
