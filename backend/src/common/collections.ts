import type { ModelDefinition } from '@nestjs/mongoose';
import { Appointment, AppointmentSchema } from '../appointments/appointment.schema.js';
import { AuditEvent, AuditEventSchema } from '../audit/audit-event.schema.js';
import { AuditSeal, AuditSealSchema } from '../audit/audit-seal.schema.js';
import { Session, SessionSchema } from '../auth/session.schema.js';
import { StoredFile, StoredFileSchema } from '../files/file.schema.js';
import { LabBooking, LabBookingSchema } from '../lab-bookings/lab-booking.schema.js';
import { LabTest, LabTestSchema } from '../lab/lab-test.schema.js';
import { Notification, NotificationSchema } from '../notifications/notification.schema.js';
import { Order, OrderSchema } from '../orders/order.schema.js';
import { OutboxRow, OutboxRowSchema } from '../outbox/outbox.schema.js';
import { Payment, PaymentSchema } from '../payments/payment.schema.js';
import { WebhookEvent, WebhookEventSchema } from '../payments/webhook-event.schema.js';
import { Medicine, MedicineSchema } from '../pharmacy/medicine.schema.js';
import { DoctorId, DoctorIdSchema } from '../users/doctor-id.schema.js';
import { User, UserSchema } from '../users/user.schema.js';
import { IdempotencyRecord, IdempotencyRecordSchema } from './idempotency.schema.js';

/** Every collection of the portal. Unknown fields are refused, in documents and in filters. */
export const collections = [
  { name: Appointment.name, schema: AppointmentSchema },
  { name: AuditEvent.name, schema: AuditEventSchema },
  { name: AuditSeal.name, schema: AuditSealSchema },
  { name: DoctorId.name, schema: DoctorIdSchema },
  { name: IdempotencyRecord.name, schema: IdempotencyRecordSchema },
  { name: LabBooking.name, schema: LabBookingSchema },
  { name: LabTest.name, schema: LabTestSchema },
  { name: Medicine.name, schema: MedicineSchema },
  { name: Notification.name, schema: NotificationSchema },
  { name: Order.name, schema: OrderSchema },
  { name: OutboxRow.name, schema: OutboxRowSchema },
  { name: Payment.name, schema: PaymentSchema },
  { name: Session.name, schema: SessionSchema },
  { name: StoredFile.name, schema: StoredFileSchema },
  { name: User.name, schema: UserSchema },
  { name: WebhookEvent.name, schema: WebhookEventSchema },
] satisfies ModelDefinition[];

for (const { schema } of collections) {
  schema.set('strict', 'throw');
  schema.set('strictQuery', 'throw');
  schema.set('versionKey', false);
}
