import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { sentenceOf } from '../api/client';
import { calendarDate } from '../common/format/format';
import { notifyError, settleForm } from '../common/feedback/notices';
import { saveFile } from '../common/browser/saveFile';
import { ProfileSection } from './ProfileSection';
import { useExport } from './useProfile';

/** Names its notices. */
const FORM = 'my data';

/** A copy of everything that the hospital keeps about the person. */
export function ExportSection() {
  const copy = useExport();
  const download = () =>
    copy.mutate(undefined, {
      onSuccess: (file) => {
        settleForm(FORM);
        saveFile(file, `my-hospital-data-${calendarDate(new Date())}.json`);
      },
      onError: (error) => notifyError('Your data could not be downloaded.', sentenceOf(error), FORM),
    });
  return (
    <ProfileSection
      heading="Download your data"
      hint="Your account, appointments, payments, orders, lab bookings, prescriptions, records and messages in one file."
    >
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={copy.isPending} onClick={download}>
        Download all my data
      </Button>
    </ProfileSection>
  );
}
