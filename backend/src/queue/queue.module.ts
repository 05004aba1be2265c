import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AttendanceNotifications } from './attendance-notifications.js';
import { AttendanceV1Controller } from './attendance-v1.controller.js';
import { Attendances } from './attendance.service.js';
import { QueueService } from './queue.service.js';
import { QueueV1Controller } from './queue-v1.controller.js';
import { QueueWalls } from './queue-walls.service.js';
import { QueueWatch } from './queue-watch.service.js';
import { VideoVisits } from './video/video-visits.service.js';
import { VideoVisitsV1Controller } from './video/video-visits-v1.controller.js';

/** The day of a visit: arrivals, calls and waiting times. */
@Module({
  imports: [AppointmentsModule, AvailabilityModule, NotificationsModule],
  controllers: [AttendanceV1Controller, QueueV1Controller, VideoVisitsV1Controller],
  providers: [AttendanceNotifications, Attendances, QueueService, QueueWalls, QueueWatch, VideoVisits],
})
export class QueueModule {}
