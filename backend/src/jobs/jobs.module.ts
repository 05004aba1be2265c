import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { LabBookingsModule } from '../lab-bookings/lab-bookings.module.js';
import { LabRequestsModule } from '../lab-requests/lab-requests.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AccountRecipients } from '../notifications/account-recipients.service.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { MailDelivery } from '../outbox/mail-delivery.service.js';
import { MailDigests } from '../outbox/mail-digests.service.js';
import { MailRecipients } from '../outbox/mail-recipients.js';
import { OutboxWorker } from '../outbox/outbox.worker.js';
import { PaymentProviderModule } from '../payments/provider/payment-provider.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PrescriptionsModule } from '../prescriptions/prescriptions.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AuditHeads } from './audit-heads.service.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [
    AppointmentsModule,
    LabBookingsModule,
    LabRequestsModule,
    MailModule,
    OutboxModule,
    PaymentProviderModule,
    PaymentsModule,
    PrescriptionsModule,
    ProfileModule,
    UsersModule,
    WaitlistModule,
  ],
  providers: [
    MailDelivery,
    MailDigests,
    { provide: MailRecipients, useClass: AccountRecipients },
    OutboxWorker,
    AuditHeads,
    JobsService,
  ],
})
export class JobsModule {}
