import { Injectable } from '@nestjs/common';
import { fieldFailure } from '../common/errors/errors.js';
import { isPdf } from './pictures/pictures.js';
import { MalwareScanner } from './malware-scanner.js';
import { dangerIn } from './pdf-safety.js';
import { tFile } from '../messages/people/files.js';

/** Checks uploads before storing them: documents and ID cards, which others will open. */
@Injectable()
export class UploadChecks {
  constructor(private readonly scanner: MalwareScanner) {}

  /**
   * @param field the form field of the file
   * @throws Failure DOCUMENT_UNSAFE for a PDF that can run or embed something, and for malware;
   *   SCANNER_UNAVAILABLE
   */
  async assertSafe(bytes: Buffer, field: string): Promise<void> {
    const danger = isPdf(bytes) ? dangerIn(bytes) : null;
    if (danger) throw fieldFailure(field, sentenceAbout(danger), 'DOCUMENT_UNSAFE');
    await this.scanner.assertClean(bytes, field);
  }
}

const sentenceAbout = (danger: string) => tFile('pdf.unsafe', { danger });
