import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AvailabilityNotifications } from './availability-notifications.js';
import { AvailabilityService } from './availability.service.js';
import { AvailabilityV1Controller } from './availability-v1.controller.js';
import { DoctorAvailabilityV1Controller } from './doctor-availability-v1.controller.js';
import { DoctorDays } from './doctor-days.service.js';
import { ExtraSessionsService } from './extra-sessions/extra-sessions.service.js';
import { ExtraSessionsV1Controller } from './extra-sessions/extra-sessions-v1.controller.js';
import { SessionDoctors } from './extra-sessions/session-doctors.service.js';
import { FreedTimes } from './freed-times.js';
import { HolidayDays } from './holidays/holiday-days.service.js';
import { HolidaysService } from './holidays/holidays.service.js';
import { HolidaysV1Controller } from './holidays/holidays-v1.controller.js';
import { KnownHolidays } from './holidays/known-holidays.js';
import { LeavesService } from './leaves.service.js';
import { LeavesV1Controller } from './leaves-v1.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [
    AvailabilityV1Controller,
    DoctorAvailabilityV1Controller,
    ExtraSessionsV1Controller,
    HolidaysV1Controller,
    LeavesV1Controller,
  ],
  providers: [
    AvailabilityNotifications,
    AvailabilityService,
    DoctorDays,
    ExtraSessionsService,
    FreedTimes,
    HolidayDays,
    HolidaysService,
    KnownHolidays,
    LeavesService,
    SessionDoctors,
  ],
  exports: [DoctorDays, FreedTimes, HolidayDays, HolidaysService, KnownHolidays],
})
export class AvailabilityModule {}
