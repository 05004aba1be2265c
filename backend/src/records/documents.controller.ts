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
    summary: 'Get the document of a record',
    description: 'Requires a token and access to the record.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/documents/:id',
    operationId: 'openDocument',
    summary: 'Get the document of a record by signed URL',
    description: 'Requires the signed, short-lived `file.url` of the record.',
  },
  kinds: ['application/pdf', 'image/webp'],
});
