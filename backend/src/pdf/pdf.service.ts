import { Injectable } from '@nestjs/common';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { Failure } from '../common/errors/errors.js';
import { TaskFailed } from '../common/task-process.js';
import { SettingsService } from '../settings/settings.service.js';
import { tCommon } from '../messages/common.js';
import type { DocumentText } from './document-text.js';
import { MadeDocuments } from './made-documents.js';
import { Typesetter } from './typesetter/typesetter.js';
import type { DocumentContent } from './typesetter/typesetter.js';

/** Makes the hospital's documents as PDF. */
@Injectable()
export class PdfService {
  private readonly made = new MadeDocuments();
  private readonly typesetter = new Typesetter();

  constructor(private readonly settings: SettingsService) {}

  /**
   * The document under the hospital's head, as the bytes of a PDF.
   * @throws Failure DOCUMENT_UNAVAILABLE when the process that makes it does not run
   */
  async render(text: DocumentText): Promise<Buffer> {
    const content = this.contentOf(text);
    return this.made
      .get(content, () => this.typesetter.make(content))
      .catch((error: unknown) => {
        throw error instanceof TaskFailed ? new Failure('DOCUMENT_UNAVAILABLE') : error;
      });
  }

  private contentOf({ reference, signature = [], qr, ...text }: DocumentText): DocumentContent {
    const { name, phone, gstNumber } = this.settings.known();
    const contact = gstNumber ? [phone, tCommon('gstNumber', { gstNumber })] : [phone];
    return {
      ...text,
      language: 'en',
      region: 'IN',
      hospital: { name, phone, contact: contact.join('\n') },
      reference: reference.filter(Boolean).join(' · '),
      signature,
      qr: qr ? { svg: qrCode(qr.link), alt: qr.alt, caption: qr.caption } : null,
      pageNumber: tCommon('pageNumber', { page: '{page}', pages: '{pages}' }),
    };
  }
}

/** The QR code as SVG. Light readers need its margin, which the sheet gives. */
const qrCode = (link: string): string => toSvgSource(generate(link), { on: 'black', off: 'white', pad: 1 });
