import { Global, Module } from '@nestjs/common';
import { MedicalHistory } from '../users/medical-history.js';
import { KeptMedicalHistory } from './kept-medical-history.js';

/** Global, since forgotten passwords ask it from a lower layer. */
@Global()
@Module({
  providers: [{ provide: MedicalHistory, useClass: KeptMedicalHistory }],
  exports: [MedicalHistory],
})
export class MedicalHistoryModule {}
