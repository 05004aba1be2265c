import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import type { ChatLink } from '../../../openapi/contract/site/chat.js';
import { HiddenText } from '../common/feedback/Loading';
import { telephoneLink } from '../hospital/useHospital';
import type { ChatMessage } from './chatStore';

const bubble = {
  maxWidth: '88%',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
const looks = {
  bot: {
    ...bubble,
    alignSelf: 'flex-start',
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
  },
  user: { ...bubble, alignSelf: 'flex-end', bgcolor: 'primary.main', color: 'primary.contrastText' },
  urgent: {
    ...bubble,
    alignSelf: 'flex-start',
    bgcolor: 'error.light',
    border: 1,
    borderColor: 'error.main',
  },
};

/** A button that calls the number. */
const CallButton = ({ phone, label = `Call ${phone}` }: { phone: string; label?: string }) => (
  <Button
    component="a"
    href={telephoneLink(phone)}
    variant="contained"
    color="error"
    startIcon={<PhoneIcon />}
    sx={{ mt: 1, width: '100%' }}
  >
    {label}
  </Button>
);

const isTelephone = ({ path }: ChatLink) => path.startsWith('tel:');

/** Routes of the site only: an answer cannot lead anywhere else. */
const isRoute = ({ path }: ChatLink) => /^\/(?!\/)/.test(path);

const RouteLinks = ({ links }: { links: ChatLink[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
    {links.map(({ label, path }) => (
      <Button
        key={path + label}
        component={RouterLink}
        to={path}
        variant="outlined"
        size="small"
        sx={{ whiteSpace: 'normal', textAlign: 'left', bgcolor: 'background.paper', minHeight: 44 }}
      >
        {label}
      </Button>
    ))}
  </Box>
);

const PhoneLinks = ({ links }: { links: ChatLink[] }) => (
  <>
    {links.map(({ label, path }) => (
      <Button
        key={path}
        component="a"
        href={path}
        variant="outlined"
        size="small"
        startIcon={<PhoneIcon />}
        sx={{ mt: 1, mr: 1, bgcolor: 'background.paper', minHeight: 44 }}
      >
        {label}
      </Button>
    ))}
  </>
);

/** Numbers of the hospital, each empty until known. */
export type Phones = Pick<Hospital, 'phone' | 'emergencyPhone'>;

/** Words in which the hospital's own numbers can be tapped. */
function WithCalls({ text, phones }: { text: string; phones: Phones }) {
  const numbers = [phones.emergencyPhone, phones.phone].filter(Boolean);
  const escaped = numbers.map((number) => number.replace(/[^\d ]/g, '\\$&'));
  // Not within a longer number: 112 is none in ₹1,120.
  const pattern = new RegExp(`(?<![\\d,.])(${escaped.join('|')})(?![\\d,])`, 'g');
  const parts = numbers.length === 0 ? [text] : text.split(pattern);
  return parts.map((part, index) =>
    numbers.includes(part) ? (
      <Link key={index} href={telephoneLink(part)} underline="always" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

interface MessageViewProps {
  message: Omit<ChatMessage, 'id'>;
  /** Marks the message, so that it can be scrolled to. */
  id?: string;
  phones: Phones;
}

/** One message: its words as text, then what can be tapped. An urgent one begins with the emergency number. */
export function MessageView({ message, id, phones }: MessageViewProps) {
  const { emergencyPhone } = phones;
  const { sender, text, links, urgent } = message;
  const number = telephoneLink(emergencyPhone);
  const calls = links.filter((link) => isTelephone(link) && !(urgent && link.path === number));
  const routes = links.filter(isRoute);
  return (
    <Box data-message={id} sx={urgent ? looks.urgent : looks[sender]}>
      <HiddenText>{sender === 'bot' ? 'Assistant: ' : 'You: '}</HiddenText>
      {urgent && emergencyPhone && (
        <Box sx={{ mb: 1 }}>
          <CallButton phone={emergencyPhone} />
        </Box>
      )}
      {sender === 'bot' ? <WithCalls text={text} phones={phones} /> : text}
      {calls.length > 0 && <PhoneLinks links={calls} />}
      {routes.length > 0 && <RouteLinks links={routes} />}
    </Box>
  );
}
