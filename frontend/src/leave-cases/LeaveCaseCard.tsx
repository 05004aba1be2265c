import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type {
  AnswerLeaveCase,
  LeaveCaseDto,
  LeaveCaseOffers,
} from '../../../openapi/contract/care/leave-cases.js';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { absenceText } from '../../../openapi/contract/messages/absences.js';
import { sentenceOf } from '../api/client';
import { lazyPart } from '../common/browser/lazyPart';
import { InlineError } from '../common/feedback/InlineError';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { clockDateTime, formatRupees, formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { LeaveCaseTimes } from './LeaveCaseTimes';
import { useAnswerLeaveCase, useLeaveCaseOffers } from './useLeaveCases';
import { tLeaveCase } from '../messages/care/leaveCases';

const RefundDialog = lazyPart(async () => (await import('./RefundDialog')).RefundDialog);

const refundLabel = ({ refund }: LeaveCaseOffers): string =>
  refund > 0 ? tLeaveCase('cancelAndRefund', { amount: formatRupees(refund) }) : tLeaveCase('cancelVisit');

interface LeaveCaseCardProps {
  leaveCase: LeaveCaseDto;
  /** Whether the page's address asks for the refund. */
  asksRefund: boolean;
}

interface ChoicesProps {
  leaveCase: LeaveCaseDto;
  offers: LeaveCaseOffers;
  answering: ReturnType<typeof useAnswerLeaveCase>;
}

/** Free times of this doctor and others, one button each. */
function Choices({ leaveCase, offers, answering }: ChoicesProps) {
  const { id, doctorId, doctorName, speciality } = leaveCase;
  const taken = answering.isPending ? answering.variables : null;
  // The answer unmounts this card, so what follows must not depend on it.
  const answer = (body: AnswerLeaveCase) =>
    answering.mutateAsync({ id, ...body }).then(
      () => notifySuccess(tLeaveCase('visitIsMoved')),
      (error: unknown) => notifyError(tLeaveCase('choiceFailed'), sentenceOf(error), id),
    );
  const timesOf = (who: string, name: string, times: readonly Opening[]) => (
    <LeaveCaseTimes
      doctorName={name}
      times={times}
      busy={
        taken?.date && (taken.doctorId ?? doctorId) === who ? { date: taken.date, time: taken.time! } : null
      }
      disabled={answering.isPending}
      onTake={(opening) =>
        void answer({ choice: 'move', ...opening, ...(who !== doctorId && { doctorId: who }) })
      }
    />
  );
  return (
    <>
      <Typography variant="h4" component="h4">
        {tLeaveCase('timesOf', { doctorName })}
      </Typography>
      {timesOf(doctorId, doctorName, offers.times)}
      {offers.doctors.length > 0 && (
        <Typography variant="h4" component="h4">
          {tLeaveCase('otherDoctorsOf', { speciality: speciality ?? '' })}
        </Typography>
      )}
      {offers.doctors.map((other) => (
        <div key={other.doctorId}>
          <Typography sx={{ mb: 0.5, fontWeight: 600 }}>
            {other.doctorName}
            {other.refund > 0 && ` · ${tLeaveCase('goesBack', { amount: formatRupees(other.refund) })}`}
          </Typography>
          {timesOf(other.doctorId, other.doctorName, other.times)}
        </div>
      ))}
    </>
  );
}

/** Why the doctor is away. */
function awaySentence(
  { cause, causeName: name, doctorName, date, time }: LeaveCaseDto,
  zone: string,
): string {
  if (cause === 'leave')
    return tLeaveCase('doctorAwayAt', { doctorName, when: formatVisit(date, time, zone) });
  return absenceText({ cause, doctorName, name, day: formatVisit(date, null, zone) });
}

/** A visit whose doctor is away, with the patient's choices. */
export function LeaveCaseCard({ leaveCase, asksRefund }: LeaveCaseCardProps) {
  const { timeZone } = useHospital();
  const { id, doctorName, date, time, answerBy } = leaveCase;
  const offers = useLeaveCaseOffers(id);
  const answering = useAnswerLeaveCase();
  const refunding = useAnswerLeaveCase();
  const [isAsking, setAsking] = useState(asksRefund);
  const visit = formatVisit(date, time, timeZone);
  const [day, hour] = clockDateTime(new Date(answerBy), timeZone).split(' ');
  const refund = () =>
    void refunding.mutateAsync({ id, choice: 'refund' }).then(
      () => notifySuccess(tLeaveCase('visitIsCancelled')),
      () => undefined, // the dialog shows why
    );
  return (
    <Card
      component="li"
      aria-label={visit}
      sx={{ p: { xs: 2, md: 3 }, borderLeft: 4, borderLeftColor: 'warning.main' }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
        <Typography variant="h3">{awaySentence(leaveCase, timeZone)}</Typography>
        <Typography>{tLeaveCase('chooseUntil', { until: formatVisit(day, hour, timeZone) })}</Typography>
        {offers.isPending && (
          <Loading>
            <Skeleton variant="rounded" height={160} />
          </Loading>
        )}
        {offers.isError && <ErrorRetry error={offers.error} onRetry={() => void offers.refetch()} />}
        <InlineError subject={id} />
        {offers.data && <Choices leaveCase={leaveCase} offers={offers.data} answering={answering} />}
        {offers.data && (
          <Button
            color="error"
            disabled={answering.isPending}
            sx={{ alignSelf: { sm: 'flex-start' } }}
            onClick={() => setAsking(true)}
          >
            {refundLabel(offers.data)}
          </Button>
        )}
      </Stack>
      <Suspense>
        {isAsking && offers.data && (
          <RefundDialog
            offers={offers.data}
            confirmLabel={refundLabel(offers.data)}
            visit={`${doctorName}, ${visit}`}
            busy={refunding.isPending}
            error={refunding.error}
            onConfirm={refund}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
