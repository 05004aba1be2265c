import { Global, Module } from '@nestjs/common';
import { Openings } from '../../users/doctors/openings.js';
import { FreeTimes } from './free-times/free-times.service.js';
import { TakenTimes } from './free-times/taken-times.js';
import { SlotsController } from './slots.controller.js';
import { SlotsService } from './slots.service.js';
import { VisitKinds } from './visit-kinds.service.js';

/** The free times of doctors. Global, because the list of doctors in a lower layer shows the next ones. */
@Global()
@Module({
  controllers: [SlotsController],
  providers: [FreeTimes, SlotsService, TakenTimes, VisitKinds, { provide: Openings, useExisting: FreeTimes }],
  exports: [Openings, SlotsService, VisitKinds],
})
export class SlotsModule {}
