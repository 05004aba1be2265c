import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { LabRequestDto } from '../../../../openapi/contract/care/lab-requests.js';
import { lazyPart } from '../../common/browser/lazyPart';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { useOpenLabRequests } from './useLabRequests';
import { tLab } from '../../messages/shop/lab';

const BookLabTestDialog = lazyPart(async () => (await import('../BookLabTestDialog')).BookLabTestDialog);
const DeclineRequestDialog = lazyPart(
  async () => (await import('./DeclineRequestDialog')).DeclineRequestDialog,
);

interface Answering {
  answer: 'book' | 'decline';
  request: LabRequestDto;
}

interface RequestedTestProps {
  request: LabRequestDto;
  onAnswer: (answering: Answering) => void;
}

function RequestedTest({ request, onAnswer }: RequestedTestProps) {
  const { testName } = request.labTest;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', py: 1 }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{testName}</Typography>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        <Button
          color="inherit"
          aria-label={tLab('declineNamed', { testName })}
          onClick={() => onAnswer({ answer: 'decline', request })}
        >
          {tLab('decline')}
        </Button>
        <Button
          variant="contained"
          aria-label={tLab('chooseDayNamed', { testName })}
          onClick={() => onAnswer({ answer: 'book', request })}
        >
          {tLab('chooseDay')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The requests grouped by visit, in their order. */
function byVisit(requests: LabRequestDto[]): LabRequestDto[][] {
  const visits = new Map<string, LabRequestDto[]>();
  for (const request of requests)
    visits.set(request.appointmentId, [...(visits.get(request.appointmentId) ?? []), request]);
  return [...visits.values()];
}

/** Tests requested by doctors: the patient books or declines each. */
export function LabRequests() {
  const { timeZone } = useHospital();
  const requests = useOpenLabRequests();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const close = () => setAnswering(null);
  if (requests.isError) return <ErrorRetry error={requests.error} onRetry={() => void requests.refetch()} />;
  return (
    <>
      {byVisit(requests.data ?? []).map((tests) => {
        const { appointmentId, doctor, createdAt } = tests[0];
        const heading = tLab('recommendedBy', { fullName: doctor.fullName, tests: tests.length });
        return (
          <Card
            component="section"
            key={appointmentId}
            aria-label={heading}
            sx={{ p: { xs: 2, md: 3 }, mb: 3, borderColor: 'primary.main' }}
          >
            <Typography variant="h2">{heading}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatInstant(createdAt, timeZone)}
            </Typography>
            <Stack component="ul" sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
              {tests.map((request) => (
                <RequestedTest key={request.id} request={request} onAnswer={setAnswering} />
              ))}
            </Stack>
          </Card>
        );
      })}
      <Suspense>
        {answering?.answer === 'decline' && (
          <DeclineRequestDialog request={answering.request} onClose={close} />
        )}
        {answering?.answer === 'book' && (
          <BookLabTestDialog
            labTestId={answering.request.labTest._id}
            labRequestId={answering.request.id}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
