import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { documentController } from '../pdf/document-controller.js';
import { PrescriptionDocuments } from './prescription-documents.service.js';

export const PrescriptionDocumentsController = documentController({
  tag: 'Prescriptions',
  service: PrescriptionDocuments,
  source: (documents) => documents,
  own: {
    path: 'v1/prescriptions/:id/pdf',
    operationId: 'getPrescriptionPdf',
    summary: 'Get a prescription as PDF',
    description: 'Requires a token and access to the prescription.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/prescriptions/:id',
    operationId: 'openPrescriptionPdf',
    summary: 'Get a prescription as PDF by signed URL',
    description: 'Requires the signed, short-lived `pdfUrl` of the prescription.',
  },
});
