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
    summary: 'The report of a visit',
    description:
      'With what its doctor wrote on the day. For everyone who may see the completed visit, with their token.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/visits/:id/report',
    operationId: 'openVisitReport',
    summary: 'The report of a visit, by its signed address',
    description: 'Opens with the signed, short-lived `reportUrl` of the appointment only.',
  },
});

const VisitReceiptController = documentController({
  ...VISITS,
  source: only('receipt'),
  own: {
    path: 'v1/appointments/:id/receipt',
    operationId: 'getVisitReceipt',
    summary: 'The receipt of a visit',
    description: 'For the patient who paid and administrators, with their token.',
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/visits/:id/receipt',
    operationId: 'openVisitReceipt',
    summary: 'The receipt of a visit, by its signed address',
    description: 'Opens with the signed, short-lived `receiptUrl` of the appointment only.',
  },
});

const VisitCalendarController = documentController({
  ...VISITS,
  source: only('calendar'),
  own: {
    path: 'v1/appointments/:id/calendar',
    operationId: 'getVisitCalendar',
    summary: 'A visit as a calendar file',
    description:
      'iCalendar, without the reason for the visit. For everyone who may see the accepted visit, with their token.',
    access: USER_TYPES,
  },
  signed: {
    path: 'papers/visits/:id/calendar',
    operationId: 'openVisitCalendar',
    summary: 'A visit as a calendar file, by its signed address',
    description: 'Opens with the signed, short-lived `calendarUrl` of the appointment only.',
  },
  kinds: ['text/calendar'],
});

export const visitDocumentControllers = [
  VisitReportController,
  VisitReceiptController,
  VisitCalendarController,
];
