import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import type { Mail } from '../../../../openapi/contract/console/administration.js';
import { notifySuccess } from '../../common/feedback/notices';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { StepButton } from '../steps/StepButton';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminMail } from '../../messages/admin/mails';

const ResendButton = ({ mail }: { mail: Mail }) => (
  <StepButton
    needs="mails.edit"
    label={tAdminCommon('sendAgain')}
    icon={<SendIcon />}
    variant="contained"
    question={tAdminMail('sendAgainTitle')}
    consequence={tAdminMail('sendAgainText', { mailTo: mail.to })}
    run={(provider) => provider.act('mails', mail.id, 'resend')}
    onDone={() => notifySuccess(tAdminMail('mailSentAgain'), mail.to)}
    failure={(reason) => ({ text: tAdminMail('sendAgainFailed'), detail: reason })}
  />
);

/** The mail as its recipient sees it; the frame allows no scripts, forms or navigation. */
const Preview = ({ mail }: { mail: Mail }) => (
  <Card component="section" sx={{ overflow: 'hidden' }}>
    <Typography component="h2" variant="h3" sx={{ p: 2 }}>
      {tAdminCommon('content')}
    </Typography>
    <Box
      component="iframe"
      title={tAdminMail('contentOfMail', { subject: mail.subject })}
      sandbox=""
      srcDoc={mail.html}
      sx={{
        display: 'block',
        width: '100%',
        height: '60vh',
        minHeight: 360,
        border: 0,
        bgcolor: 'common.white',
      }}
    />
  </Card>
);

export const MailShow = () => (
  <ShowPage<Mail> title={tAdminMail('mail')}>
    {(mail) => (
      <Page
        title={mail.subject}
        note={<StatusChip status={mail.state} />}
        actions={<ResendButton mail={mail} />}
      >
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: tAdminCommon('to'), value: mail.to },
              { label: tAdminCommon('written'), value: <Moment at={mail.createdAt} /> },
              { label: tAdminMail('sent'), value: <Moment at={mail.sentAt} /> },
              { label: tAdminMail('tries'), value: mail.tries },
              ...(mail.lastError ? [{ label: tAdminMail('lastFailure'), value: mail.lastError }] : []),
            ]}
          />
          <Preview mail={mail} />
          <RecordHistory recordId={mail.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
