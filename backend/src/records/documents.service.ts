import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/http/actor.js';
import { Openings } from '../audit/openings.service.js';
import { Failure } from '../common/errors/errors.js';
import { FilesService } from '../files/files.service.js';
import { bytesOfFile } from '../files/send-file.js';
import type { HospitalDocument, SignedCall } from '../pdf/pdf-document.js';
import { documentPath } from './record.mapper.js';
import type { MedicalRecord } from './record.schema.js';
import { RecordsService } from './records.service.js';
import { tRecord } from '../messages/care/records.js';

/** Serves uploaded documents. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly records: RecordsService,
    private readonly files: FilesService,
    private readonly openings: Openings,
  ) {}

  /** The document of a record that this person may see. */
  async forPerson(id: string, by: Caller): Promise<HospitalDocument> {
    return this.documentOf(await this.records.read(id, by));
  }

  /** The document for the holder of its signed address. */
  async forHolder(id: string, { signed, origin }: SignedCall): Promise<HospitalDocument> {
    const path = documentPath(id);
    const holder = await this.files.holderOf(path, signed);
    const record = await this.records.findForHolder(id, holder);
    const document = await this.documentOf(record);
    const { patientId } = record;
    await this.openings.note({ path, resource: 'records', recordId: id, patientId, holder, origin });
    return document;
  }

  /** @throws Failure NOT_FOUND when the record has no document */
  private async documentOf({ _id, file }: MedicalRecord): Promise<HospitalDocument> {
    const stored = file && (await this.files.find(file.stored));
    if (!stored) throw new Failure('NOT_FOUND', { sentence: tRecord('documentNotFound') });
    const picture = file.contentType === 'image/webp';
    return {
      name: `document-${String(_id).slice(-8)}`,
      bytes: bytesOfFile(stored),
      uploaded: true,
      // An uploaded PDF is downloaded, not opened on the portal's own pages.
      type: { contentType: file.contentType, ending: picture ? 'webp' : 'pdf', attachment: !picture },
    };
  }
}
