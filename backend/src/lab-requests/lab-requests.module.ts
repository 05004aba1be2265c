import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LabRequestSteps } from './lab-request-steps.service.js';
import { LabRequestsService } from './lab-requests.service.js';
import { LabRequestsV1Controller } from './lab-requests-v1.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [LabRequestsV1Controller],
  providers: [LabRequestsService, LabRequestSteps],
  exports: [LabRequestSteps],
})
export class LabRequestsModule {}
