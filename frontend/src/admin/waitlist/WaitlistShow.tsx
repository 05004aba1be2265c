import { Stack } from '@mui/material';
import type { WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { whomText, preferenceText } from '../../waitlist/waitlistView';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { StatusChip } from '../fields/StatusChip';
import { Page } from '../shell/Page';
import { WaitlistActions } from './WaitlistActions';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminWaitlist } from '../../messages/admin/waitlist';
import { tAdminResource } from '../../messages/admin/resources';

function EntryDetails({ entry }: { entry: WaitlistEntry }) {
  const { timeZone } = useHospital();
  const { patientId, patientName, doctorId, offer, place } = entry;
  const whom = whomText(entry);
  const held =
    offer &&
    tAdminWaitlist('visitAndDoctor', {
      visit: formatVisit(offer.date, offer.time, timeZone),
      doctorName: offer.doctorName,
    });
  return (
    <Details
      items={[
        {
          label: tAdminCommon('patient'),
          value: <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />,
        },
        {
          label: tAdminWaitlist('waitsFor'),
          value: doctorId ? (
            <PersonLink resource="doctors" person={{ _id: doctorId, fullName: whom }} />
          ) : (
            whom
          ),
        },
        { label: tAdminCommon('when'), value: preferenceText(entry) },
        { label: tAdminCommon('place'), value: place ?? '–' },
        { label: tAdminWaitlist('heldNow'), value: held ?? tAdminWaitlist('nothing') },
        ...(offer ? [{ label: tAdminWaitlist('heldUntil'), value: <Moment at={offer.until} /> }] : []),
        { label: tAdminCommon('asked'), value: <Moment at={entry.createdAt} /> },
      ]}
    />
  );
}

/** A waiting-list entry with the desk's actions. */
export const WaitlistShow = () => (
  <ShowPage<WaitlistEntry> title={tAdminResource('waitlist')}>
    {(entry) => (
      <Page
        title={tAdminWaitlist('entryOf', { patientName: entry.patientName })}
        note={<StatusChip status={entry.status} />}
      >
        <Stack sx={{ gap: 2 }}>
          <EntryDetails entry={entry} />
          {entry.open && <WaitlistActions entry={entry} />}
          <RecordHistory recordId={entry.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
