import { Allergy, AllergySchema } from './allergies/allergy.schema.js';
import { Appointment, AppointmentSchema } from './appointments/appointment.schema.js';
import { AuditEvent, AuditEventSchema } from './audit/audit-event.schema.js';
import { DenialCount, DenialCountSchema } from './audit/denial-count.schema.js';
import { AuditSeal, AuditSealSchema } from './audit/audit-seal.schema.js';
import {
  EmailConfirmation,
  EmailConfirmationSchema,
} from './auth/email-confirmations/email-confirmation.schema.js';
import { KnownDevice, KnownDeviceSchema } from './auth/devices/known-device.schema.js';
import { PasswordReset, PasswordResetSchema } from './auth/password-reset.schema.js';
import { Session, SessionSchema } from './auth/session.schema.js';
import { Consultation, ConsultationSchema } from './consultations/consultation.schema.js';
import { LeaveCase, LeaveCaseSchema } from './appointments/leave-cases/leave-case.schema.js';
import { DoctorDay, DoctorDaySchema } from './availability/doctor-day.schema.js';
import { ExtraSession, ExtraSessionSchema } from './availability/extra-sessions/extra-session.schema.js';
import { Holiday, HolidaySchema } from './availability/holidays/holiday.schema.js';
import { Leave, LeaveSchema } from './availability/leave.schema.js';
import { strictly } from './database/collection.js';
import { DemoRow, DemoRowSchema } from './demo-data/demo-row.schema.js';
import { Faq, FaqSchema } from './faqs/faq.schema.js';
import { FavouriteLine, FavouriteLineSchema } from './prescriptions/favourites/favourite-line.schema.js';
import { StoredFile, StoredFileSchema } from './files/file.schema.js';
import { LiveHolds, LiveHoldsSchema } from './payments/holds/live-holds.schema.js';
import { LabBooking, LabBookingSchema } from './lab-bookings/lab-booking.schema.js';
import { LabRequest, LabRequestSchema } from './lab-requests/lab-request.schema.js';
import { LabTest, LabTestSchema } from './lab/lab-test.schema.js';
import { SafetyRule, SafetyRuleSchema } from './medicine-safety/rules/safety-rule.schema.js';
import { Notification, NotificationSchema } from './notifications/notification.schema.js';
import { StreamTicket, StreamTicketSchema } from './notifications/stream-ticket.schema.js';
import { Order, OrderSchema } from './orders/order.schema.js';
import { OutboxRow, OutboxRowSchema } from './outbox/outbox.schema.js';
import { Payment, PaymentSchema } from './payments/payment.schema.js';
import { WebhookEvent, WebhookEventSchema } from './payments/webhook-event.schema.js';
import { Medicine, MedicineSchema } from './pharmacy/medicine.schema.js';
import { Post, PostSchema } from './posts/post.schema.js';
import { Question, QuestionSchema } from './questions/question.schema.js';
import { Review, ReviewSchema } from './reviews/review.schema.js';
import { SetUpCode, SetUpCodeSchema } from './set-up/set-up-code.schema.js';
import { Setting, SettingSchema } from './settings/setting.schema.js';
import { Prescription, PrescriptionSchema } from './prescriptions/prescription.schema.js';
import { MedicalRecord, MedicalRecordSchema } from './records/record.schema.js';
import { DoctorId, DoctorIdSchema } from './users/doctors/doctor-id.schema.js';
import { AccountClaim, AccountClaimSchema } from './users/walk-ins/account-claim.schema.js';
import { Slug, SlugSchema } from './slugs/slug.schema.js';
import { Merge, MergeSchema } from './users/merges/merge.schema.js';
import { DuplicatePair, DuplicatePairSchema } from './users/duplicates/duplicate-pair.schema.js';
import { User, UserSchema } from './users/user.schema.js';
import { WaitlistEntry, WaitlistEntrySchema } from './waitlist/waitlist-entry.schema.js';
import { IdempotencyRecord, IdempotencyRecordSchema } from './common/http/idempotency/idempotency.schema.js';

/** All collections of the portal, described by their features. */
export const collections = strictly([
  { name: AccountClaim.name, schema: AccountClaimSchema },
  { name: Allergy.name, schema: AllergySchema },
  { name: Appointment.name, schema: AppointmentSchema },
  { name: AuditEvent.name, schema: AuditEventSchema, insertOnly: true },
  { name: AuditSeal.name, schema: AuditSealSchema, insertOnly: true },
  { name: Consultation.name, schema: ConsultationSchema },
  { name: DemoRow.name, schema: DemoRowSchema },
  { name: DenialCount.name, schema: DenialCountSchema },
  { name: DoctorDay.name, schema: DoctorDaySchema },
  { name: DoctorId.name, schema: DoctorIdSchema },
  { name: DuplicatePair.name, schema: DuplicatePairSchema },
  { name: EmailConfirmation.name, schema: EmailConfirmationSchema },
  { name: ExtraSession.name, schema: ExtraSessionSchema },
  { name: Faq.name, schema: FaqSchema },
  { name: FavouriteLine.name, schema: FavouriteLineSchema },
  { name: Holiday.name, schema: HolidaySchema },
  { name: IdempotencyRecord.name, schema: IdempotencyRecordSchema },
  { name: KnownDevice.name, schema: KnownDeviceSchema },
  { name: LabBooking.name, schema: LabBookingSchema },
  { name: LabRequest.name, schema: LabRequestSchema },
  { name: LabTest.name, schema: LabTestSchema },
  { name: Leave.name, schema: LeaveSchema },
  { name: LeaveCase.name, schema: LeaveCaseSchema },
  { name: LiveHolds.name, schema: LiveHoldsSchema },
  { name: MedicalRecord.name, schema: MedicalRecordSchema },
  { name: Medicine.name, schema: MedicineSchema },
  { name: Merge.name, schema: MergeSchema },
  { name: Notification.name, schema: NotificationSchema },
  { name: Order.name, schema: OrderSchema },
  { name: OutboxRow.name, schema: OutboxRowSchema },
  { name: PasswordReset.name, schema: PasswordResetSchema },
  { name: Payment.name, schema: PaymentSchema },
  { name: Prescription.name, schema: PrescriptionSchema },
  { name: Post.name, schema: PostSchema },
  { name: Question.name, schema: QuestionSchema },
  { name: Review.name, schema: ReviewSchema },
  { name: SafetyRule.name, schema: SafetyRuleSchema },
  { name: Session.name, schema: SessionSchema },
  { name: SetUpCode.name, schema: SetUpCodeSchema },
  { name: Setting.name, schema: SettingSchema },
  { name: Slug.name, schema: SlugSchema },
  { name: StoredFile.name, schema: StoredFileSchema },
  { name: StreamTicket.name, schema: StreamTicketSchema },
  { name: User.name, schema: UserSchema },
  { name: WaitlistEntry.name, schema: WaitlistEntrySchema },
  { name: WebhookEvent.name, schema: WebhookEventSchema },
]);
