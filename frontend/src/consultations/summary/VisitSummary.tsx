import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { ConsultationDto } from '../../../../openapi/contract/care/consultations.js';
import { whenText } from '../../appointments/when';
import { useSession } from '../../auth/useSession';
import { useHospital } from '../../hospital/useHospital';
import { CallNextButton } from '../../queue/CallNextButton';
import { useNextPatient } from '../../queue/useNextPatient';
import { TestRecordsLink } from './TestRecordsLink';
import { WrittenContents } from './WrittenContents';
import { tConsultation } from '../../messages/care/consultations';

interface VisitSummaryProps {
  visit: AppointmentDto;
  consultation: ConsultationDto;
  onWriteMore: () => void;
}

const TODAY = '/doctor-login/today';

/** The documentation of a completed visit: printable, with a link to the next patient. */
export function VisitSummary({ visit, consultation, onWriteMore }: VisitSummaryProps) {
  const { timeZone } = useHospital();
  const next = useNextPatient(useSession()?.userId ?? '', visit._id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form and its button are unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Card component="section" aria-labelledby="visit-summary" sx={{ p: { xs: 2, md: 3 } }}>
        <Typography variant="h2" id="visit-summary" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {tConsultation('visitCompleted')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {visit.patientId.fullName} · {whenText(visit, timeZone)} · {visit.acceptedDoctorId?.fullName}
        </Typography>
        <WrittenContents visit={visit} written={consultation.written} />
        <TestRecordsLink patientId={visit.patientId._id} written={consultation.written} />
      </Card>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
      >
        {next ? (
          <CallNextButton next={next} />
        ) : (
          <Button variant="contained" component={RouterLink} to={TODAY}>
            {tConsultation('backToToday')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => window.print()}>
          {tConsultation('print')}
        </Button>
        {visit.reportUrl && (
          <Button href={visit.reportUrl} target="_blank" rel="noopener">
            {tConsultation('reportPdf')}
          </Button>
        )}
        <Button onClick={onWriteMore}>{tConsultation('writeMore')}</Button>
        {next && (
          <Box sx={{ ml: { sm: 'auto' } }}>
            <Link component={RouterLink} to={TODAY} sx={{ py: 1, display: 'inline-block' }}>
              {tConsultation('backToToday')}
            </Link>
          </Box>
        )}
      </Stack>
    </>
  );
}
