import { Module } from '@nestjs/common';
import { Administrators } from './administrators.service.js';
import { FirstDoctors } from './first-doctors.service.js';
import { SetUpCodes } from './set-up-codes.service.js';
import { SetUpController } from './set-up.controller.js';
import { SetUpService } from './set-up.service.js';

@Module({
  controllers: [SetUpController],
  providers: [Administrators, FirstDoctors, SetUpCodes, SetUpService],
})
export class SetUpModule {}
