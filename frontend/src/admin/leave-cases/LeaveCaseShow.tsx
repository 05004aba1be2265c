import CallIcon from '@mui/icons-material/PhoneOutlined';
import { Stack } from '@mui/material';
import type { LeaveCaseDto } from '../../../../openapi/contract/care/leave-cases.js';
import { formatRupees, formatVisit } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { caseStateText } from '../../leave-cases/caseStateText';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { Moment } from '../fields/Moment';
import { PatientLink } from '../fields/PatientLink';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Page } from '../shell/Page';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLeaveCase } from '../../messages/admin/availability/leaveCases';
import { tAdminResource } from '../../messages/admin/resources';

function Called({ leaveCase: { call, needsCall } }: { leaveCase: LeaveCaseDto }) {
  if (!call) return needsCall ? tAdminLeaveCase('noOneYet') : tAdminLeaveCase('notNeeded');
  return (
    <>
      {call.byName}, <Moment at={call.at} />
    </>
  );
}

function CaseDetails({ leaveCase }: { leaveCase: LeaveCaseDto }) {
  const { timeZone } = useHospital();
  const { patientId, patientName, doctorId, doctorName, appointmentId, date, time, refund } = leaveCase;
  return (
    <Details
      items={[
        {
          label: tAdminCommon('patient'),
          value: <PatientLink person={{ _id: patientId, fullName: patientName }} holder={leaveCase.heldBy} />,
        },
        {
          label: tAdminCommon('doctor'),
          value: <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />,
        },
        {
          label: tAdminCommon('visit'),
          value: (
            <RecordLink resource="appointments" id={appointmentId}>
              {formatVisit(date, time, timeZone)}
            </RecordLink>
          ),
        },
        { label: tAdminLeaveCase('outcome'), value: caseStateText(leaveCase, timeZone) },
        { label: tAdminLeaveCase('chooseUntil'), value: <Moment at={leaveCase.answerBy} /> },
        { label: tAdminLeaveCase('wentBack'), value: formatRupees(refund) },
        { label: tAdminLeaveCase('called'), value: <Called leaveCase={leaveCase} /> },
      ]}
    />
  );
}

/** A visit with an absent doctor, its outcome, and the calls. */
export const LeaveCaseShow = () => (
  <ShowPage<LeaveCaseDto> title={tAdminResource('leaveCases')}>
    {(leaveCase) => (
      <Page title={tAdminLeaveCase('visitOf', { patientName: leaveCase.patientName })}>
        <Stack sx={{ gap: 2 }}>
          <CaseDetails leaveCase={leaveCase} />
          {leaveCase.needsCall && (
            <ActionBar>
              <StepButton
                needs="leave-cases.edit"
                label={tAdminLeaveCase('called')}
                icon={<CallIcon />}
                variant="contained"
                question={tAdminLeaveCase('noteCallTitle', { patientName: leaveCase.patientName })}
                consequence={tAdminLeaveCase('noteCallText')}
                run={(provider) => provider.act('leave-cases', leaveCase.id, 'call')}
                onDone={() => notifySuccess(tAdminLeaveCase('noted'), leaveCase.patientName)}
                failure={(reason) => ({ text: tAdminLeaveCase('noteCallFailed'), detail: reason })}
              />
            </ActionBar>
          )}
          <RecordHistory recordId={leaveCase.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
