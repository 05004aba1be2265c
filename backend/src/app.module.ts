import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AllergiesModule } from './allergies/allergies.module.js';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { PasswordsModule } from './auth/passwords.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ClosedRoutes } from './common/http/closed-routes.js';
import { DatabaseModule } from './database/database.module.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { MediaTypeGuard } from './common/http/media-type.guard.js';
import { AccountLimitsModule } from './common/limits/account-limits.module.js';
import { ThrottlingModule } from './common/limits/throttling.module.js';
import { FormInterceptor } from './common/http/form.interceptor.js';
import { IdempotencyInterceptor } from './common/http/idempotency/idempotency.interceptor.js';
import { LocationInterceptor } from './common/http/location.interceptor.js';
import { UnreadBodyInterceptor } from './common/http/bodies/unread-body.interceptor.js';
import { ContractPipe } from './common/http/validation.pipe.js';
import { EnvModule } from './config/env.module.js';
import { collections } from './collections.js';
import { migrations } from './migrations.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EmailConfirmationsModule } from './auth/email-confirmations/email-confirmations.module.js';
import { FaqsModule } from './faqs/faqs.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { HospitalModule } from './hospital/hospital.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LabBookingsModule } from './lab-bookings/lab-bookings.module.js';
import { ConsultationsModule } from './consultations/consultations.module.js';
import { LabRequestsModule } from './lab-requests/lab-requests.module.js';
import { LabModule } from './lab/lab.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { BookingModule } from './booking/booking.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PharmacyModule } from './pharmacy/pharmacy.module.js';
import { PostsModule } from './posts/posts.module.js';
import { PrescriptionsModule } from './prescriptions/prescriptions.module.js';
import { MedicalHistoryModule } from './profile/medical-history.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { PublicSiteModule } from './public-site/public-site.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { QueueModule } from './queue/queue.module.js';
import { RecordsModule } from './records/records.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchModule } from './search/search.module.js';
import { DemoDataModule } from './demo-data/demo-data.module.js';
import { SetUpModule } from './set-up/set-up.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SlugsModule } from './slugs/slugs.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { UsersModule } from './users/users.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';
import { VisitDocumentsModule } from './visit-documents/visit-documents.module.js';

/** The list of features. Guards run in the order of their modules, interceptors in the order of this list. */
@Module({
  imports: [
    EnvModule,
    DatabaseModule.of({ collections, migrations }),
    ThrottlingModule,
    AuthModule,
    AuditModule,
    FilesModule,
    UsersModule,
    AccountLimitsModule,
    AppointmentsModule,
    VisitDocumentsModule,
    PaymentsModule,
    BookingModule,
    QueueModule,
    WaitlistModule,
    PharmacyModule,
    OrdersModule,
    LabModule,
    LabBookingsModule,
    LabRequestsModule,
    ConsultationsModule,
    PrescriptionsModule,
    RecordsModule,
    AllergiesModule,
    NotificationsModule,
    PasswordsModule,
    EmailConfirmationsModule,
    MedicalHistoryModule,
    ProfileModule,
    AvailabilityModule,
    DashboardModule,
    StatisticsModule,
    DemoDataModule,
    HospitalModule,
    SetUpModule,
    SettingsModule,
    SlugsModule,
    PostsModule,
    FaqsModule,
    ReviewsModule,
    QuestionsModule,
    ChatModule,
    SearchModule,
    PublicSiteModule,
    HealthModule,
    JobsModule,
    DiscoveryModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: MediaTypeGuard },
    { provide: APP_INTERCEPTOR, useClass: UnreadBodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
    { provide: APP_INTERCEPTOR, useClass: LocationInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_PIPE, useClass: ContractPipe },
    ClosedRoutes,
  ],
})
export class AppModule {}
