import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LabOutcomes } from './lab-outcomes.service.js';
import { LabRequestSteps } from './lab-request-steps.service.js';
import { LabRequestsService } from './lab-requests.service.js';
import { LabRequestsV1Controller } from './lab-requests-v1.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [LabRequestsV1Controller],
  providers: [LabOutcomes, LabRequestsService, LabRequestSteps],
  exports: [LabOutcomes, LabRequestSteps],
})
export class LabRequestsModule {}
