import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  BulkLabTests,
  CreateLabTest,
  LabTestDto,
  LabTestRecord,
  UpdateLabTest,
} from '../../../openapi/contract/shop/lab-tests.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { LabTestList } from './lab-test-list.js';
import { LabTestsService } from './lab-tests.service.js';

@ApiTags('Lab tests')
@Controller('api/v1/lab-tests')
export class LabTestsV1Controller {
  constructor(
    private readonly tests: LabTestsService,
    private readonly publicList: LabTestList,
  ) {}

  @Get()
  @Route({
    id: 'listLabTestRecords',
    summary: 'List lab tests',
    description:
      'Returns all lab tests, including those that cannot be booked. Filters: q (name prefix), group, published, id. Sorts: id, testName, price.',
    access: ['admin'],
    answer: z.array(LabTestRecord),
    list: 'lab-tests',
    errors: [400],
  })
  listLabTestRecords(@Query({ schema: ListQuery }) query: ListQuery): Listing<LabTestRecord> {
    return this.tests.list(query);
  }

  @BulkRoute('bulkLabTests', 'lab tests', 'Archives lab tests.')
  bulkLabTests(
    @Body({ schema: BulkLabTests }) body: BulkLabTests,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      delete: (id) => this.tests.remove(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getLabTest',
    summary: 'Get a lab test',
    description:
      'Returns the public data of a bookable lab test, or the full record of any lab test for an administrator.',
    access: 'public',
    answer: z.union([LabTestDto, LabTestRecord]),
    errors: [404],
  })
  async getLabTest(
    @Param('id', ObjectIdPipe) id: string,
    @OptionalActor() actor: Actor | null,
  ): Promise<LabTestDto | LabTestRecord> {
    if (actor?.type === 'admin') return this.tests.get(id);
    const test = await this.publicList.findPublic(id);
    if (!test) throw new Failure('NOT_FOUND');
    return test;
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createLabTest',
    summary: 'Create a lab test',
    description: 'Creates a lab test without a picture. The form route accepts a picture.',
    access: ['admin'],
    answer: LabTestRecord,
    makes: '/api/v1/lab-tests',
    status: 201,
    errors: [400, 409],
  })
  createLabTest(
    @Body({ schema: CreateLabTest }) body: CreateLabTest,
    @CurrentCaller() by: Caller,
  ): Promise<LabTestRecord> {
    return this.tests.add(body, null, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateLabTest',
    summary: 'Update a lab test',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['admin'],
    answer: LabTestRecord,
    errors: [400, 404, 409, 412],
  })
  updateLabTest(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateLabTest }) body: UpdateLabTest,
    @CurrentCaller() by: Caller,
  ): Promise<LabTestRecord> {
    return this.tests.change(id, body, null, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeLabTest',
    summary: 'Archive a lab test',
    description: 'Archives the lab test and returns the archived record.',
    access: ['admin'],
    answer: LabTestRecord,
    errors: [404],
  })
  removeLabTest(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<LabTestRecord> {
    return this.tests.remove(id, by);
  }
}
