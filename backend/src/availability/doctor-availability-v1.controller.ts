import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Availability, UpdateAvailability } from '../../../openapi/contract/care/availability.js';
import { Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AvailabilityService } from './availability.service.js';

@ApiTags('Availability')
@Controller('api/v1/doctors')
export class DoctorAvailabilityV1Controller {
  constructor(private readonly availability: AvailabilityService) {}

  @Get(':id/availability')
  @Versioned()
  @Route({
    id: 'getDoctorAvailability',
    summary: "Read a doctor's days and hours",
    description: 'What getAvailability gives the doctor.',
    access: ['admin'],
    answer: Availability,
    errors: [404],
  })
  getDoctorAvailability(@Param('id', ObjectIdPipe) id: string): Promise<Availability> {
    return this.availability.get(id);
  }

  @Put(':id/availability')
  @Versioned()
  @Route({
    id: 'updateDoctorAvailability',
    summary: "Change a doctor's days and hours",
    description:
      'As updateAvailability does for the doctor, who is told of the change and of the booked visits that lie outside of it.',
    access: ['admin'],
    answer: Availability,
    errors: [400, 404, 409, 412],
  })
  updateDoctorAvailability(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateAvailability }) body: UpdateAvailability,
    @CurrentCaller() by: Caller,
  ): Promise<Availability> {
    return this.availability.update(id, body, by);
  }
}
