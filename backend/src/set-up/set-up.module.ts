import { Module } from '@nestjs/common';
import { Administrators } from './administrators.service.js';
import { SetUpCodes } from './set-up-codes.service.js';
import { SetUpController } from './set-up.controller.js';
import { SetUpService } from './set-up.service.js';

@Module({
  controllers: [SetUpController],
  providers: [Administrators, SetUpCodes, SetUpService],
})
export class SetUpModule {}
