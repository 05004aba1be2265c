import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../../openapi/contract/words/plural.js';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { ChatForm } from './ChatForm';
import { ChatLog } from './ChatLog';
import { useChat } from './useChat';
import { useStaffAnswers } from './useStaffAnswers';

const panel = {
  position: 'fixed',
  // On wide screens help stands at the edge: it stays readable beside the panel.
  right: { xs: 8, sm: 24, md: 80 },
  left: { xs: 8, sm: 'auto' },
  bottom: { xs: 'calc(8px + var(--bottom-bar, 0px))', md: 16 },
  // Below notices and dialogs, above the page and its bars.
  zIndex: 1200,
  width: { sm: 380 },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  boxShadow: '0 8px 32px rgb(0 0 0 / 0.24)',
  '@media print': { display: 'none' },
};

const HEIGHTS = { xs: 'min(480px, 60vh)', sm: 'min(560px, calc(100vh - 180px))' };
/** Not asked for, it leaves a phone's page to who is reading it: a third of the screen at most. */
const UNASKED_HEIGHTS = { ...HEIGHTS, xs: '33svh' };

const greetingsOf = (name: string) => [
  `Hello! I am the assistant of ${name}.`,
  'Ask me about doctors, lab tests, medicines, opening hours, booking or payment.',
  'What I do not know goes to our staff, and their answer appears here.',
];

function waitingSentence(count: number, cannotAsk: boolean): string {
  if (count === 0) return '';
  if (cannotAsk) return 'We cannot ask our staff for the answer just now. We go on trying.';
  return `Our staff is looking at your ${plural(count, { one: 'question', other: `${count} questions` })}.`;
}

const Header = ({ emergencyPhone }: { emergencyPhone: string }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: 2,
      px: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="h6" component="h2">
      Ask us
    </Typography>
    {emergencyPhone && (
      <Typography variant="body2">
        Emergency?{' '}
        <Link href={telephoneLink(emergencyPhone)} color="error" underline="always" sx={{ fontWeight: 600 }}>
          Call {emergencyPhone}
        </Link>
      </Typography>
    )}
  </Box>
);

interface ChatPanelProps {
  id: string;
  /** true when the visitor opened it, who then wants to type; not when it opened by itself. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The open chat: conversation, errors, and the field to type in. Beside the page, which stays usable. */
export function ChatPanel({ id, takesFocus, onClose }: ChatPanelProps) {
  const hospital = useHospital();
  const { messages, waiting, send, sendAgain, isSending, error } = useChat();
  const [isTakenUp, setTakenUp] = useState(takesFocus);
  const cannotAsk = useStaffAnswers(waiting, hospital.phone);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Box
      component="section"
      id={id}
      aria-label="Chat with the hospital"
      onKeyDown={onKeyDown}
      onFocus={() => setTakenUp(true)}
      sx={{ ...panel, height: isTakenUp ? HEIGHTS : UNASKED_HEIGHTS }}
    >
      <Header emergencyPhone={hospital.emergencyPhone} />
      <ChatLog
        greetings={greetingsOf(hospital.name)}
        messages={messages}
        phones={hospital}
        isSending={isSending}
        error={error}
        waitingText={waitingSentence(waiting.length, cannotAsk)}
        onSendAgain={sendAgain}
      />
      <ChatForm isSending={isSending} inputRef={input} onSend={send} />
    </Box>
  );
}
