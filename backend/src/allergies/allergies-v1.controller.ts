import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  AllergyChoice,
  AllergyDto,
  CreateAllergy,
  StateNoAllergies,
  UpdateAllergy,
} from '../../../openapi/contract/care/safety/allergies.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import type { Listing } from '../common/lists/list-answer.js';
import { AllergiesService } from './allergies.service.js';

@ApiTags('Records')
@Controller('api/v1/allergies')
export class AllergiesV1Controller {
  constructor(private readonly allergies: AllergiesService) {}

  @Get()
  @Route({
    id: 'listAllergies',
    summary: 'List allergies',
    description:
      "Returns a patient's own allergies, those of a doctor's patients, or all for an administrator, newest first. An entry of the kind noneKnown states that no allergies are known. Filters: patientId, status, id. Sorts: id.",
    access: USER_TYPES,
    answer: z.array(AllergyDto),
    list: 'allergies',
    errors: [400],
  })
  listAllergies(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<AllergyDto>> {
    return this.allergies.list(query, by);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createAllergy',
    summary: 'Record an allergy',
    description:
      'A patient records their own; a doctor records those of a patient whose record is open to them. The name of a substance, brand, class or allergen is coded; other text is kept as written. A statement that no allergies are known ends. Fails with NAME_TAKEN if the allergy is recorded already.',
    access: ['patient', 'doctor'],
    answer: AllergyDto,
    makes: '/api/v1/allergies',
    status: 201,
    errors: [400, 404, 409],
  })
  createAllergy(
    @Body({ schema: CreateAllergy }) body: CreateAllergy,
    @CurrentCaller() by: Caller,
  ): Promise<AllergyDto> {
    return this.allergies.create(body, by);
  }

  @Post('none-known')
  @Idempotent()
  @Route({
    id: 'stateNoAllergies',
    summary: 'State that no allergies are known',
    description:
      'For a patient, or a doctor to whom the record is open. Repeating it changes nothing. Fails with WRONG_STATE while allergies are recorded.',
    access: ['patient', 'doctor'],
    answer: AllergyDto,
    makes: '/api/v1/allergies',
    status: 201,
    errors: [400, 404, 409],
  })
  stateNoAllergies(
    @Body({ schema: StateNoAllergies }) body: StateNoAllergies,
    @CurrentCaller() by: Caller,
  ): Promise<AllergyDto> {
    return this.allergies.stateNone(body, by);
  }

  @Get('choices')
  @Route({
    id: 'listAllergyChoices',
    summary: 'List what allergies are coded with',
    description:
      'Returns classes of substances, substances with their brands, and allergens that are no medicine.',
    access: USER_TYPES,
    whose: 'login',
    answer: z.array(AllergyChoice),
  })
  listAllergyChoices(): AllergyChoice[] {
    return this.allergies.choices();
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getAllergy',
    summary: 'Get an allergy',
    description: "Returns one entry in the caller's scope.",
    access: USER_TYPES,
    answer: AllergyDto,
    errors: [404],
  })
  getAllergy(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<AllergyDto> {
    return this.allergies.get(id, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateAllergy',
    summary: 'Update an allergy',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Patients cannot change what a doctor recorded. Fails with EDIT_CONFLICT if `version` is not the current one, and with WRONG_STATE for the statement that none are known.',
    access: ['patient', 'doctor'],
    answer: AllergyDto,
    errors: [400, 404, 409, 412],
  })
  updateAllergy(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateAllergy }) body: UpdateAllergy,
    @CurrentCaller() by: Caller,
  ): Promise<AllergyDto> {
    return this.allergies.update(id, body, by);
  }
}
