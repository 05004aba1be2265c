import { Global, Module } from '@nestjs/common';
import { MedicineSafetyModule } from '../medicine-safety/medicine-safety.module.js';
import { AllergyTexts } from '../users/allergy-texts.js';
import { AllergiesService } from './allergies.service.js';
import { AllergiesV1Controller } from './allergies-v1.controller.js';
import { AllergyStore } from './allergy-store.js';

/** Global, since the accounts below hand over the allergies that their forms send as text. */
@Global()
@Module({
  imports: [MedicineSafetyModule],
  controllers: [AllergiesV1Controller],
  providers: [AllergiesService, AllergyStore, { provide: AllergyTexts, useExisting: AllergyStore }],
  exports: [AllergyStore, AllergyTexts],
})
export class AllergiesModule {}
