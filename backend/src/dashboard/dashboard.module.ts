import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { DashboardV1Controller } from './dashboard-v1.controller.js';
import { DoctorDashboardService } from './doctor-dashboard.service.js';
import { PatientDashboardService } from './patient-dashboard.service.js';
import { PatientTodos } from './patient-todos.service.js';

@Module({
  imports: [AppointmentsModule, NotificationsModule, ProfileModule],
  controllers: [DashboardV1Controller],
  providers: [DoctorDashboardService, PatientDashboardService, PatientTodos],
})
export class DashboardModule {}
