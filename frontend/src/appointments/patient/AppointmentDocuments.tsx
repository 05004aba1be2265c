import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { patientAppointmentWords } from '../../words/care/patientAppointments';
import { pageWords } from '../../words/pages';

interface DocumentLinkProps {
  href: string | null;
  icon: ReactNode;
  /** When the visit is or was, for who hears the links without seeing the card. */
  when: string;
  children: string;
}

const DocumentLink = ({ href, icon, when, children }: DocumentLinkProps) =>
  href && (
    <Button
      variant="outlined"
      startIcon={icon}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${children}, ${when}`}
    >
      {children}
    </Button>
  );

/** The files of one visit, as far as it has them: report, receipt, and entry for the own calendar. */
export const AppointmentDocuments = ({
  appointment,
  when,
}: {
  appointment: AppointmentDto;
  when: string;
}) => (
  <>
    <DocumentLink href={appointment.reportUrl} icon={<ReportIcon />} when={when}>
      {patientAppointmentWords.downloadReport}
    </DocumentLink>
    <DocumentLink href={appointment.receiptUrl} icon={<ReceiptIcon />} when={when}>
      {pageWords.receiptPdf}
    </DocumentLink>
    <DocumentLink href={appointment.calendarUrl} icon={<CalendarIcon />} when={when}>
      {patientAppointmentWords.addToCalendar}
    </DocumentLink>
  </>
);
