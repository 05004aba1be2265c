import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UploadedFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../common/caching/response-cache.js';
import { CurrentCaller, SameForAll } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import {
  AddLabTest,
  ChangeLabTest,
  LabTestWritten,
  LabTestsAnswer,
  LabTestsQuery,
} from '../../../openapi/contract/shop/lab-tests.js';
import {
  ADDED,
  DELETED,
  PRODUCT_PICTURE_MAX_BYTES,
  UPDATED,
} from '../../../openapi/contract/shop/medicines.js';
import { withEmptied } from '../../../openapi/contract/common.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import { LabTestList } from './lab-test-list.js';
import { LabTestsService } from './lab-tests.service.js';

@ApiTags('Lab tests')
@Controller('lab')
export class LabTestsController {
  constructor(
    private readonly tests: LabTestsService,
    private readonly publicList: LabTestList,
    private readonly ready: ResponseCache,
  ) {}

  @SameForAll()
  @Get()
  @Route({
    id: 'listLabTests',
    summary: 'Search lab tests',
    description:
      'Without parameters, returns all lab tests. With any parameter, returns one page and the total. A search matches parts of names; if nothing matches, it allows one typing error. The response has an ETag.',
    access: 'public',
    cached: true,
    answer: LabTestsAnswer,
    errors: [400],
  })
  async listLabTests(
    @Query({ schema: LabTestsQuery }) query: LabTestsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.ready.send(request, reply, await this.publicList.answer(query));
  }

  @Post('add')
  @Idempotent()
  @FormWithFile('image', PRODUCT_PICTURE_MAX_BYTES)
  @Route({
    id: 'addLabTest',
    summary: 'Add a lab test',
    description: 'The picture is a png, jpeg or webp file.',
    access: ['admin'],
    answer: LabTestWritten,
    makes: '/api/v1/lab-tests',
    status: 201,
    errors: [400, 409, 413, 415, 422],
  })
  async addLabTest(
    @Body({ schema: AddLabTest }) body: AddLabTest,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<LabTestWritten> {
    return { msg: ADDED, value: await this.tests.add(body, bytesOf(image), by) };
  }

  @Put(':id')
  @FormWithFile('image', PRODUCT_PICTURE_MAX_BYTES)
  @Route({
    id: 'changeLabTest',
    summary: 'Update a lab test by form',
    description: 'Accepts the same form as adding a lab test. Send `version` to detect a concurrent change.',
    access: ['admin'],
    answer: LabTestWritten,
    errors: [400, 404, 409, 413, 415, 422],
  })
  async changeLabTest(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeLabTest }) body: ChangeLabTest,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<LabTestWritten> {
    const value = await this.tests.change(id, withEmptied(body), bytesOf(image), by);
    return { msg: UPDATED, value };
  }

  @Delete(':id')
  @Route({
    id: 'deleteLabTest',
    summary: 'Archive a lab test',
    description: 'Archives the lab test. Existing bookings keep their own copy of its name and price.',
    access: ['admin'],
    answer: LabTestWritten,
    errors: [404],
  })
  async deleteLabTest(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LabTestWritten> {
    return { msg: DELETED, value: await this.tests.remove(id, by) };
  }
}
