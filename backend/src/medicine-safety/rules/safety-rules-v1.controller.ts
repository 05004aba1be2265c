import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  CreateSafetyRule,
  SafetyRuleDto,
  UpdateSafetyRule,
} from '../../../../openapi/contract/care/safety/rules.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { Versioned } from '../../common/http/if-match.interceptor.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { SafetyRulesService } from './safety-rules.service.js';

@ApiTags('Safety rules')
@Controller('api/v1/safety-rules')
export class SafetyRulesV1Controller {
  constructor(private readonly rules: SafetyRulesService) {}

  @Get()
  @Route({
    id: 'listSafetyRules',
    summary: 'List the entries that prescriptions are checked with',
    description:
      'Returns built-in entries and those of the hospital. Filters: q (title, effect, action and source), kind, builtIn, active, id. Sorts: title, kind, date, source, id.',
    access: ['admin'],
    answer: z.array(SafetyRuleDto),
    list: 'safety-rules',
    errors: [400],
  })
  listSafetyRules(@Query({ schema: ListQuery }) query: ListQuery): Promise<Listing<SafetyRuleDto>> {
    return this.rules.list(query);
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getSafetyRule',
    summary: 'Get an entry',
    description: 'Returns a built-in entry or one of the hospital.',
    access: ['admin'],
    answer: SafetyRuleDto,
    errors: [404],
  })
  getSafetyRule(@Param('id', ObjectIdPipe) id: string): Promise<SafetyRuleDto> {
    return this.rules.get(id);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createSafetyRule',
    summary: 'Add an entry',
    description:
      'The next check of a prescription uses it. Substances and classes may be given by code or by name; unknown ones are refused with similar names. An entry about the same as a built-in one replaces it and needs `overrideReason`; with `active: false` it switches the built-in one off. Fails with NAME_TAKEN if the hospital has the entry already.',
    access: ['admin'],
    answer: SafetyRuleDto,
    makes: '/api/v1/safety-rules',
    status: 201,
    errors: [400, 409, 422],
  })
  createSafetyRule(
    @Body({ schema: CreateSafetyRule }) body: CreateSafetyRule,
    @CurrentCaller() by: Caller,
  ): Promise<SafetyRuleDto> {
    return this.rules.create(body, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateSafetyRule',
    summary: 'Update an entry of the hospital',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one, with NAME_TAKEN if the hospital has another entry about the same, and with WRONG_STATE for a built-in entry.',
    access: ['admin'],
    answer: SafetyRuleDto,
    errors: [400, 404, 409, 412, 422],
  })
  updateSafetyRule(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateSafetyRule }) body: UpdateSafetyRule,
    @CurrentCaller() by: Caller,
  ): Promise<SafetyRuleDto> {
    return this.rules.update(id, body, by);
  }

  @Delete(':id')
  @Route({
    id: 'deleteSafetyRule',
    summary: 'Delete an entry of the hospital',
    description:
      'Returns the deleted entry. A built-in entry that it replaced is used again. Fails with WRONG_STATE for a built-in entry.',
    access: ['admin'],
    answer: SafetyRuleDto,
    errors: [404, 409],
  })
  deleteSafetyRule(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<SafetyRuleDto> {
    return this.rules.remove(id, by);
  }
}
