import { Module } from '@nestjs/common';
import { MedicineSafety } from './medicine-safety.service.js';

@Module({ providers: [MedicineSafety], exports: [MedicineSafety] })
export class MedicineSafetyModule {}
