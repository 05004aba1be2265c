import { Body, Controller, Delete, Get, Param, Post, Query, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import {
  CreateRecord,
  DOCUMENT_MAX_BYTES,
  MedicalRecordDto,
  RecordsSummary,
  RecordsSummaryQuery,
  UploadDocument,
} from '../../../openapi/contract/care/records.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import { RecordsService } from './records.service.js';
import { RecordsSummaryService } from './records-summary.service.js';
import { RecordsWriter } from './records-writer.service.js';

@ApiTags('Records')
@Controller('api/v1/records')
export class RecordsV1Controller {
  constructor(
    private readonly records: RecordsService,
    private readonly writer: RecordsWriter,
    private readonly summary: RecordsSummaryService,
  ) {}

  @Get()
  @Route({
    id: 'listRecords',
    summary: 'List medical records',
    description:
      "Returns a patient's own records, those of a doctor's patients, or all for an administrator, newest first. Patients do not get entries that were entered in error. Filters: patientId, kind, appointmentId, enteredInError (true for those only, false without them), q, id. Sorts: recordedAt, id.",
    access: USER_TYPES,
    answer: z.array(MedicalRecordDto),
    list: 'records',
    errors: [400],
  })
  listRecords(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<MedicalRecordDto>> {
    return this.records.list(query, by);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createRecord',
    summary: 'Create a medical record',
    description:
      'Creates a note, a diagnosis, vital signs or a report for a patient whose record is open to the doctor: from an accepted visit until `recordOpenMonths` (settings) after it. The patient is notified.',
    access: ['doctor'],
    answer: MedicalRecordDto,
    makes: '/api/v1/records',
    status: 201,
    errors: [400, 404, 422],
  })
  createRecord(
    @Body({ schema: CreateRecord }) body: CreateRecord,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.writer.create(body, by);
  }

  @Post('documents')
  @Idempotent()
  @FormWithFile('file', DOCUMENT_MAX_BYTES, true)
  @Route({
    id: 'uploadDocument',
    summary: 'Upload a document',
    description:
      'A patient uploads for themselves; a doctor uploads for a patient whose record is open to them. Accepts a PDF, or a png, jpeg or webp picture, which is re-encoded without metadata.',
    access: ['patient', 'doctor'],
    answer: MedicalRecordDto,
    makes: '/api/v1/records',
    status: 201,
    errors: [400, 404, 409, 413, 415, 422],
  })
  uploadDocument(
    @Body({ schema: UploadDocument }) body: UploadDocument,
    @UploadedFile() file: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.writer.upload(body, bytesOf(file), by);
  }

  @Get('summary')
  @Route({
    id: 'getRecordsSummary',
    summary: "Get a summary of a patient's records",
    description:
      'Returns the newest vital signs, the diagnoses, and the history of each measure. Doctors and administrators must name the patient.',
    access: USER_TYPES,
    answer: RecordsSummary,
    errors: [400, 404],
  })
  getRecordsSummary(
    @Query({ schema: RecordsSummaryQuery }) query: RecordsSummaryQuery,
    @CurrentCaller() by: Caller,
  ): Promise<RecordsSummary> {
    return this.summary.of(query, by);
  }

  @Get(':id')
  @Route({
    id: 'getRecord',
    summary: 'Get a medical record',
    description: "Returns one entry in the caller's scope.",
    access: USER_TYPES,
    answer: MedicalRecordDto,
    errors: [404],
  })
  getRecord(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<MedicalRecordDto> {
    return this.records.get(id, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeRecord',
    summary: 'Delete a medical record',
    description:
      'Patients delete their own uploads; doctors delete what they wrote, within 24 hours. Returns the deleted entry.',
    access: ['patient', 'doctor'],
    answer: MedicalRecordDto,
    errors: [404, 409],
  })
  removeRecord(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.writer.remove(id, by);
  }
}
