import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import { ReportEditor } from './ReportEditor';
import type { IssuedReport } from './reportForm';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

interface CorrectReportProps {
  booking: LabBookingDto;
  report: IssuedReport;
}

/** The form for correcting a report; it closes once another report is current. */
export function CorrectReport({ booking, report }: CorrectReportProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened === report.version;
  return (
    <>
      <Box>
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? null : report.version)}
        >
          {tAdminLabBooking('correctReport')}
        </Button>
      </Box>
      {isOpen && <ReportEditor key={report.version} booking={booking} corrected={report} />}
    </>
  );
}
