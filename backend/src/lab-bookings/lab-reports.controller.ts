import { documentController } from '../pdf/document-controller.js';
import { LabReports } from './lab-reports.service.js';

export const LabReportsController = documentController({
  tag: 'Lab bookings',
  service: LabReports,
  source: (reports) => reports,
  own: {
    path: 'v1/lab-bookings/:id/report',
    operationId: 'getLabReport',
    summary: 'Report of a lab booking',
    description: "For the booking's patient and administrators, with their token.",
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/lab-reports/:id',
    operationId: 'openLabReport',
    summary: 'Report of a lab booking by its signed address',
    description: 'Opens with the signed, short-lived `reportUrl` of the booking only.',
  },
});
