import { Global, Module } from '@nestjs/common';
import { MedicalHistory } from '../users/medical-history.js';
import { KeptMedicalHistory } from './kept-medical-history.js';

/** Global, because the password reset in a lower layer needs it. */
@Global()
@Module({
  providers: [{ provide: MedicalHistory, useClass: KeptMedicalHistory }],
  exports: [MedicalHistory],
})
export class MedicalHistoryModule {}
