import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LabOutcomes } from './lab-outcomes.service.js';
import { LabProgressReader } from './lab-progress.service.js';
import { LabRequestSteps } from './lab-request-steps.service.js';
import { LabRequestsService } from './lab-requests.service.js';
import { LabRequestsV1Controller } from './lab-requests-v1.controller.js';
import { UnbookedRequests } from './unbooked-requests.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [LabRequestsV1Controller],
  providers: [LabOutcomes, LabProgressReader, LabRequestsService, LabRequestSteps, UnbookedRequests],
  exports: [LabOutcomes, LabProgressReader, LabRequestSteps, UnbookedRequests],
})
export class LabRequestsModule {}
