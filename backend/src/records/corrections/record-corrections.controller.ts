import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HideEntry, MoveEntry } from '../../../../openapi/contract/care/entered-in-error.js';
import { MedicalRecordDto } from '../../../../openapi/contract/care/records.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { RecordCorrections } from './record-corrections.service.js';

@ApiTags('Records')
@Controller('api/v1/records/:id')
export class RecordCorrectionsController {
  constructor(private readonly corrections: RecordCorrections) {}

  @Post('hide')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'hideRecord',
    summary: 'Mark a medical record as entered in error',
    description:
      'Hides the entry from the patient, summaries, trends, exports and documents. Doctors and administrators still see it with the reason. For an administrator, and for a doctor who wrote it or to whom the record of the patient is open. Reports of the laboratory are not hidden or moved; they are amended at their booking. Audited.',
    access: ['doctor', 'admin'],
    answer: MedicalRecordDto,
    errors: [400, 404, 409],
  })
  hideRecord(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: HideEntry }) body: HideEntry,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.corrections.hide(id, body, by);
  }

  @Post('restore')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'restoreRecord',
    summary: 'Restore a medical record that was entered in error',
    description: 'The patient can read the entry again. Audited.',
    access: ['admin'],
    answer: MedicalRecordDto,
    errors: [404, 409],
  })
  restoreRecord(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.corrections.restore(id, by);
  }

  @Post('move')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'moveRecord',
    summary: 'Move a medical record to another patient',
    description:
      'Moves the entry with its file to the patient to whom it belongs; that patient is notified. For an administrator, and for a doctor who may hide it and to whom the record of the other patient is open. Audited.',
    access: ['doctor', 'admin'],
    answer: MedicalRecordDto,
    errors: [400, 404, 409, 422],
  })
  moveRecord(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: MoveEntry }) body: MoveEntry,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.corrections.move(id, body, by);
  }

  @Post('resolve')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'resolveDiagnosis',
    summary: 'Resolve a diagnosis',
    description: 'Says that the diagnosis no longer applies. It stays in the record. Audited.',
    access: ['doctor', 'admin'],
    answer: MedicalRecordDto,
    errors: [404, 409],
  })
  resolveDiagnosis(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.corrections.resolve(id, by);
  }

  @Post('reactivate')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'reactivateDiagnosis',
    summary: 'Make a resolved diagnosis active again',
    description: 'Says that the diagnosis applies again. Audited.',
    access: ['doctor', 'admin'],
    answer: MedicalRecordDto,
    errors: [404, 409],
  })
  reactivateDiagnosis(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicalRecordDto> {
    return this.corrections.reactivate(id, by);
  }
}
