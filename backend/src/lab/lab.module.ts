import { Module } from '@nestjs/common';
import { LabTestList } from './lab-test-list.js';
import { LabTestsController } from './lab-tests.controller.js';
import { LabTestsService } from './lab-tests.service.js';
import { LabTestsV1Controller } from './lab-tests-v1.controller.js';

@Module({
  controllers: [LabTestsController, LabTestsV1Controller],
  providers: [LabTestList, LabTestsService],
  exports: [LabTestList],
})
export class LabModule {}
