import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { documentController } from '../pdf/document-controller.js';
import { DocumentsService } from './documents.service.js';

export const DocumentsController = documentController({
  tag: 'Records',
  service: DocumentsService,
  source: (documents) => documents,
  own: {
    path: 'v1/records/:id/file',
    operationId: 'getDocument',
    summary: 'The document of a record',
    description: 'For everyone who may read the record, with their token.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/documents/:id',
    operationId: 'openDocument',
    summary: 'The document of a record by its signed address',
    description: 'Opens with the signed, short-lived `file.url` of the record only.',
  },
  kinds: ['application/pdf', 'image/webp'],
});
