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
    summary: 'Read own days and times',
    description:
      "The doctor's own; an administrator reads and changes them by getDoctorAvailability and updateDoctorAvailability.",
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
    summary: 'Change own days and times',
    description:
      'What is offered from now on, and its fee: the same times on each of some days, or hours by weekday with the length of a visit. Visits that are booked stay; `visitsOutside` names those that the new hours do not cover. A `version` that is not the present one is answered with EDIT_CONFLICT.',
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
