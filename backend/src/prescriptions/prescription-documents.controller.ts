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
    summary: 'A prescription as PDF',
    description: 'For everyone who may read the prescription, with their token.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/prescriptions/:id',
    operationId: 'openPrescriptionPdf',
    summary: 'A prescription as PDF by its signed address',
    description: 'Opens with the signed, short-lived `pdfUrl` of the prescription only.',
  },
});
