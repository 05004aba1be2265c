import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { sentenceOf } from '../api/client';
import { serverNow } from '../common/clock/serverClock';
import { calendarDate } from '../common/format/format';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError, settleSubject } from '../common/feedback/notices';
import { saveFile } from '../common/browser/saveFile';
import { ProfileSection } from './ProfileSection';
import { useExport } from './useProfile';
import { tProfile } from '../messages/people/profile';

/** The key of its notices. */
const FORM = 'my data';

/** An export of everything that the hospital stores about the person. */
export function ExportSection() {
  const copy = useExport();
  const download = () =>
    copy.mutate(undefined, {
      onSuccess: (file) => {
        settleSubject(FORM);
        saveFile(file, `my-hospital-data-${calendarDate(serverNow())}.json`);
      },
      onError: (error) => notifyError(tProfile('downloadFailed'), sentenceOf(error), FORM),
    });
  return (
    <ProfileSection heading={tProfile('downloadYourData')} hint={tProfile('downloadHint')}>
      <InlineError subject={FORM} />
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={copy.isPending} onClick={download}>
        {tProfile('downloadAllMyData')}
      </Button>
    </ProfileSection>
  );
}
