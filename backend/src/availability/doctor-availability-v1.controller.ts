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
    summary: 'Get the working hours of a doctor',
    description: 'Returns the same data as getAvailability for the doctor.',
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
    summary: 'Update the working hours of a doctor',
    description:
      'Works like updateAvailability. Also notifies the doctor of the change and of the booked visits outside the new hours.',
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
