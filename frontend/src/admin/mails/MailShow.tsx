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

const ResendButton = ({ mail }: { mail: Mail }) => (
  <StepButton
    label="Send again"
    icon={<SendIcon />}
    variant="contained"
    question="Send this mail again?"
    consequence={`It goes to ${mail.to} once more.`}
    run={(provider) => provider.act('mails', mail.id, 'resend')}
    onDone={() => notifySuccess('The mail is on its way again', mail.to)}
    failure={(reason) => ({ text: 'The mail was not sent again.', detail: reason })}
  />
);

/** The mail as its reader sees it; the frame allows no script, form or link out of it. */
const Preview = ({ mail }: { mail: Mail }) => (
  <Card component="section" sx={{ overflow: 'hidden' }}>
    <Typography component="h2" variant="h3" sx={{ p: 2 }}>
      Content
    </Typography>
    <Box
      component="iframe"
      title={`Content of the mail: ${mail.subject}`}
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
  <ShowPage<Mail> title="Mail">
    {(mail) => (
      <Page
        title={mail.subject}
        note={<StatusChip status={mail.state} />}
        actions={<ResendButton mail={mail} />}
      >
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: 'To', value: mail.to },
              { label: 'Written', value: <Moment at={mail.createdAt} /> },
              { label: 'Sent', value: <Moment at={mail.sentAt} /> },
              { label: 'Tries', value: mail.tries },
              ...(mail.lastError ? [{ label: 'Last failure', value: mail.lastError }] : []),
            ]}
          />
          <Preview mail={mail} />
          <RecordHistory recordId={mail.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
