import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { Availability, UpdateAvailability } from '../../../openapi/contract/care/availability.js';
import { Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { AvailabilityService } from './availability.service.js';

@ApiTags('Availability')
@Controller('api/v1/availability')
export class AvailabilityV1Controller {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  @Versioned()
  @Route({
    id: 'getAvailability',
    summary: 'Get own working hours',
    description:
      "Returns the doctor's own days and times. Administrators use getDoctorAvailability and updateDoctorAvailability.",
    access: ['doctor'],
    answer: Availability,
  })
  getAvailability(@CurrentActor() actor: Actor): Promise<Availability> {
    return this.availability.get(actor.userId);
  }

  @Put()
  @Versioned()
  @Route({
    id: 'updateAvailability',
    summary: 'Update own working hours',
    description:
      'Sets the offered times from now on, and the fee: either the same times on selected days, or hours per weekday with the length of a visit. Booked visits stay; `visitsOutside` lists those outside the new hours. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['doctor'],
    answer: Availability,
    errors: [400, 409, 412],
  })
  updateAvailability(
    @Body({ schema: UpdateAvailability }) body: UpdateAvailability,
    @CurrentCaller() by: Caller,
  ): Promise<Availability> {
    return this.availability.update(by.actor.userId, body, by);
  }
}
