import VideoIcon from '@mui/icons-material/VideocamOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { newTab } from '../../common/browser/newTab';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError } from '../../common/feedback/notices';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tVideo } from '../../messages/care/video';
import { useJoin } from './useJoin';
import { useMoment } from './useMoment';

interface JoinVideoProps {
  visit: AppointmentDto;
  /** The patient's name, if the page shows several visits. */
  name?: string;
}

function Room({ visit, name }: JoinVideoProps) {
  const join = useJoin();
  const subject = useId();
  const open = () => {
    // Opened by the click itself: after an async response browsers block it.
    const tab = newTab.begin();
    join.mutate(visit._id, {
      onSuccess: ({ link }) => tab.open(link),
      onError: (error) => {
        tab.close();
        notifyError(tVideo('joinFailed'), sentenceOf(error), subject);
      },
    });
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        startIcon={<VideoIcon />}
        loading={join.isPending}
        aria-label={name && `${tVideo('join')}: ${name}`}
        onClick={open}
      >
        {tVideo('join')}
      </Button>
      <InlineError subject={subject} />
      {join.data && (
        <Typography variant="body2" role="status">
          {tVideo('roomTabHint')}{' '}
          <Link href={join.data.link} underline="always" target="_blank" rel="noopener noreferrer">
            {tVideo('openRoom')}
          </Link>
        </Typography>
      )}
    </Stack>
  );
}

/** The link to a video visit: its opening time, and from then on the room. Nothing for other visits. */
export function JoinVideo({ visit, name }: JoinVideoProps) {
  const { timeZone } = useHospital();
  const { video } = visit;
  const isOpen = useMoment(video ? Date.parse(video.opensAt) : 0);
  const isOver = useMoment(video ? Date.parse(video.closesAt) : 0);
  if (!video || isOver) return null;
  if (isOpen) return <Room visit={visit} name={name} />;
  return <Typography>{tVideo('roomOpensOn', { when: formatInstant(video.opensAt, timeZone) })}</Typography>;
}
