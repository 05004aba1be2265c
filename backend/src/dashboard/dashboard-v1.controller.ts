import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Dashboard } from '../../../openapi/contract/care/dashboard.js';
import { CurrentActor } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { Route } from '../common/http/documentation.js';
import { DoctorDashboardService } from './doctor-dashboard.service.js';
import { PatientDashboardService } from './patient-dashboard.service.js';

@ApiTags('Own account')
@Controller('api/v1/dashboard')
export class DashboardV1Controller {
  constructor(
    private readonly patients: PatientDashboardService,
    private readonly doctors: DoctorDashboardService,
  ) {}

  @Get()
  @Route({
    id: 'getDashboard',
    summary: 'Get own dashboard',
    description:
      "Returns a patient's activity, schedule and counts, or a doctor's visits of today, pending count and activity. `type` tells which.",
    access: ['patient', 'doctor'],
    answer: Dashboard,
  })
  getDashboard(@CurrentActor() actor: Actor): Promise<Dashboard> {
    return actor.type === 'doctor' ? this.doctors.read(actor) : this.patients.read(actor);
  }
}
