import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import type { VisitDocument } from '../appointments/appointment.mapper.js';
import { documentController } from '../pdf/document-controller.js';
import type { DocumentSource } from '../pdf/document-controller.js';
import { VisitDocuments } from './visit-documents.service.js';

const only =
  (document: VisitDocument) =>
  (documents: VisitDocuments): DocumentSource => ({
    forPerson: (id, by) => documents.forPerson(id, document, by),
    forHolder: (id, call) => documents.forHolder(id, document, call),
  });

const VISITS = { tag: 'Appointments', service: VisitDocuments } as const;

const VisitReportController = documentController({
  ...VISITS,
  source: only('report'),
  own: {
    path: 'v1/appointments/:id/report',
    operationId: 'getVisitReport',
    summary: 'Get the report of a visit',
    description:
      'Returns what the doctor documented at the visit. Requires a token and access to the completed visit.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/visits/:id/report',
    operationId: 'openVisitReport',
    summary: 'Get the report of a visit by signed URL',
    description: 'Requires the signed, short-lived `reportUrl` of the appointment.',
  },
});

const VisitReceiptController = documentController({
  ...VISITS,
  source: only('receipt'),
  own: {
    path: 'v1/appointments/:id/receipt',
    operationId: 'getVisitReceipt',
    summary: 'Get the receipt of a visit',
    description: 'Requires the token of the patient who paid, or of an administrator.',
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/visits/:id/receipt',
    operationId: 'openVisitReceipt',
    summary: 'Get the receipt of a visit by signed URL',
    description: 'Requires the signed, short-lived `receiptUrl` of the appointment.',
  },
});

const VisitCalendarController = documentController({
  ...VISITS,
  source: only('calendar'),
  own: {
    path: 'v1/appointments/:id/calendar',
    operationId: 'getVisitCalendar',
    summary: 'Get the calendar file of a visit',
    description:
      'Returns an iCalendar file without the reason for the visit. Requires a token and access to the accepted visit.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/visits/:id/calendar',
    operationId: 'openVisitCalendar',
    summary: 'Get the calendar file of a visit by signed URL',
    description: 'Requires the signed, short-lived `calendarUrl` of the appointment.',
  },
  kinds: ['text/calendar'],
});

export const visitDocumentControllers = [
  VisitReportController,
  VisitReceiptController,
  VisitCalendarController,
];
