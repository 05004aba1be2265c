import { Stack, Typography } from '@mui/material';
import type { MedicalRecordDto } from '../../../../openapi/contract/care/records.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminRecord } from '../../messages/admin/records';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
import { ResultList } from '../../records/ResultList';
import { EntryNotes, Struck } from '../../records/corrections/EntryNotes';
import { vitalLines } from '../../records/doctor/recordView';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { HideButton, MoveButton, RestoreButton } from '../corrections/CorrectionButtons';
import { Moment } from '../fields/Moment';
import { PdfLink } from '../fields/PdfLink';
import { RecordLink } from '../fields/RecordLink';
import { Page } from '../shell/Page';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { OfPatient } from './OfPatient';

function Content({ record }: { record: MedicalRecordDto }) {
  const { text, vitals, results, changes, outstanding } = record;
  if (!text && !vitals && !results) return <>–</>;
  return (
    <Struck entry={record}>
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      {vitals && vitalLines(vitals).map(({ label, value }) => <div key={label}>{`${label}: ${value}`}</div>)}
      {results && <ResultList results={results} changes={changes} outstanding={outstanding} />}
    </Struck>
  );
}

const Facts = ({ record }: { record: MedicalRecordDto }) => (
  <Details
    items={[
      { label: tAdminCommon('patient'), value: <OfPatient /> },
      { label: tAdminRecord('kind'), value: tAdminRecord('kindOfRecord', { kind: record.kind }) },
      { label: tAdminRecord('author'), value: record.authorName },
      { label: tAdminRecord('recordedAt'), value: <Moment at={record.recordedAt} /> },
      { label: tAdminRecord('added'), value: <Moment at={record.createdAt} /> },
      { label: tAdminRecord('content'), value: <Content record={record} /> },
      ...(record.appointmentId
        ? [
            {
              label: tAdminCommon('visit'),
              value: (
                <RecordLink resource="appointments" id={record.appointmentId}>
                  {tAdminCommon('openAppointment')}
                </RecordLink>
              ),
            },
          ]
        : []),
    ]}
  />
);

function DiagnosisStep({ record, step }: { record: MedicalRecordDto; step: 'resolve' | 'reactivate' }) {
  const { id, title } = record;
  return (
    <StepButton
      needs="records.correct"
      label={tEntryCorrection(step)}
      variant="outlined"
      question={tEntryCorrection(`${step}Title`, { title })}
      consequence={tEntryCorrection(`${step}Text`)}
      run={(provider) => provider.act('records', id, step)}
      onDone={() => notifySuccess(tEntryCorrection(step === 'resolve' ? 'resolved' : 'reactivated'), title)}
      failure={(reason) => ({ text: tEntryCorrection('failed'), detail: reason })}
    />
  );
}

/** The corrections that the entry allows now. */
function Corrections({ record }: { record: MedicalRecordDto }) {
  const { id, title, patientId, labBookingId, steps } = record;
  const entry = { resource: 'records' as const, id, title };
  if (labBookingId)
    return (
      <Typography>
        {tAdminRecord('fromLaboratory')}{' '}
        <RecordLink resource="lab-bookings" id={labBookingId}>
          {tAdminRecord('labBooking')}
        </RecordLink>
      </Typography>
    );
  return (
    <ActionBar>
      {steps.map((step) => {
        if (step === 'hide') return <HideButton key={step} {...entry} />;
        if (step === 'move') return <MoveButton key={step} {...entry} patientId={patientId} />;
        if (step === 'restore') return <RestoreButton key={step} {...entry} />;
        return <DiagnosisStep key={step} record={record} step={step} />;
      })}
    </ActionBar>
  );
}

/** One medical record, with its corrections. */
export const RecordShow = () => (
  <ShowPage<MedicalRecordDto> title={tAdminRecord('entry')}>
    {(record) => (
      <Page
        title={record.title}
        actions={record.file && <PdfLink href={record.file.url} label={tAdminRecord('openFile')} />}
      >
        <Stack sx={{ gap: 2 }}>
          <div>
            <EntryNotes entry={record} />
          </div>
          <Facts record={record} />
          <Corrections record={record} />
          <RecordHistory recordId={record.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
