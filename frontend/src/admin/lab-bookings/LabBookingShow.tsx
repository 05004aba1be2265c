import { Link, Stack } from '@mui/material';
import { useRefresh } from 'react-admin';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { specimenLabel } from '../../../../openapi/contract/shop/lab-samples.js';
import { formatDate } from '../../common/format/format';
import { windowText } from '../../lab/labBookingView';
import { NewSampleNeeded } from '../../lab/samples/NewSampleNeeded';
import { RejectedSamples } from '../../lab/samples/RejectedSamples';
import { telephoneLink } from '../../hospital/useHospital';
import { History } from '../common/records/History';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { PdfLink } from '../fields/PdfLink';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PatientLink } from '../fields/PatientLink';
import { RecordLink } from '../fields/RecordLink';
import { Refund } from '../payments/Refund';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { PLACES, paymentText } from './bookingFacts';
import { CorrectReport } from './report/CorrectReport';
import { CriticalResult } from './report/CriticalResult';
import { LabBookingActions } from './LabBookingActions';
import { Subject, subjectText } from './Subject';
import { OfferNotice } from '../lab-tests/OfferNotice';
import { EnteredReport } from './report/EnteredReport';
import { ReportEditor } from './report/ReportEditor';
import { ReportView } from './report/ReportView';
import { staffMay } from '../data/staffMay';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

/** States before the report. */
const OPEN: LabBookingDto['status'][] = ['requested', 'confirmed', 'sampleCollected', 'sampleRejected'];
const CANCELLED_BY = { patient: tAdminLabBooking('patient'), hospital: tAdminCommon('hospital') };

const Payment = ({ booking }: { booking: LabBookingDto }) =>
  booking.paymentId ? (
    <RecordLink resource="payments" id={booking.paymentId}>
      {paymentText(booking)}
    </RecordLink>
  ) : (
    <>{paymentText(booking)}</>
  );

function BookingDetails({ booking }: { booking: LabBookingDto }) {
  const { labTest, address, cancellation } = booking;
  const where = PLACES[booking.place] + (address ? `: ${address}` : '');
  return (
    <Details
      items={[
        {
          label: tAdminCommon('labTest'),
          value: (
            <RecordLink resource="lab-tests" id={labTest._id}>
              {labTest.testName}
            </RecordLink>
          ),
        },
        ...(labTest.specimenType
          ? [{ label: tAdminLabBooking('specimenType'), value: specimenLabel(labTest.specimenType) }]
          : []),
        ...(labTest.preparation
          ? [{ label: tAdminLabBooking('preparation'), value: labTest.preparation }]
          : []),
        { label: tAdminCommon('person'), value: booking.fullName },
        {
          label: tAdminLabBooking('whoseSampleItIs'),
          value: subjectText(booking.subject, booking.patient.fullName),
        },
        {
          label: tAdminCommon('phone'),
          value: <Link href={telephoneLink(booking.phone)}>{booking.phone}</Link>,
        },
        {
          label: tAdminLabBooking('bookedBy'),
          value: <PatientLink person={booking.patient} holder={booking.heldBy} />,
        },
        { label: tAdminCommon('date'), value: formatDate(booking.date) },
        {
          label: tAdminLabBooking('time'),
          value: booking.window ? windowText(booking.window) : tAdminLabBooking('notChosen'),
        },
        { label: tAdminCommon('where'), value: <span style={{ whiteSpace: 'pre-line' }}>{where}</span> },
        { label: tAdminCommon('price'), value: <Payment booking={booking} /> },
        { label: tAdminCommon('refund'), value: <Refund refund={booking.refund} /> },
        { label: tAdminLabBooking('booked'), value: <Moment at={booking.createdAt} /> },
        ...(cancellation
          ? [
              {
                label: tAdminCommon('cancelledBy'),
                value: `${CANCELLED_BY[cancellation.by]}. ${cancellation.msg}`,
              },
            ]
          : []),
      ]}
    />
  );
}

function NewSample({ booking }: { booking: LabBookingDto }) {
  const refresh = useRefresh();
  return <NewSampleNeeded booking={booking} mayChoose={staffMay('lab-bookings.edit')} onDone={refresh} />;
}

export const LabBookingShow = () => (
  <ShowPage<LabBookingDto> title={tAdminCommon('labBooking')}>
    {(booking) => (
      <Page
        title={tAdminLabBooking('testFor', {
          testName: booking.labTest.testName,
          fullName: booking.fullName,
        })}
        note={<StatusChip status={booking.status} />}
        actions={booking.reportUrl && <PdfLink href={booking.reportUrl} label={tAdminCommon('report')} />}
      >
        <Stack sx={{ gap: 2 }}>
          <CriticalResult booking={booking} />
          <NewSample booking={booking} />
          {booking.report && <ReportView report={booking.report} earlier={booking.earlierReports} />}
          {booking.entered && (
            <EnteredReport key={booking.entered.entryId} booking={booking} entry={booking.entered} />
          )}
          {booking.report && !booking.entered && staffMay('lab-bookings.enterResults') && (
            <CorrectReport booking={booking} report={booking.report} />
          )}
          <BookingDetails booking={booking} />
          {booking.status !== 'cancelled' && <Subject booking={booking} />}
          {booking.status === 'sampleCollected' &&
            !booking.entered &&
            staffMay('lab-bookings.enterResults') && <ReportEditor booking={booking} />}
          {OPEN.includes(booking.status) && <OfferNotice booking={booking} />}
          <RejectedSamples booking={booking} />
          <History steps={booking.history} />
          <LabBookingActions booking={booking} />
          <RecordHistory recordId={booking.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
