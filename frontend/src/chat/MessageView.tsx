import { Link } from 'react-router';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import type { ChatLink } from '../../../openapi/contract/site/chat.js';
import { HiddenText } from '../common/feedback/Loading';
import { Icon } from '../common/pictures/icons';
import { telephoneLink } from '../hospital/useHospital';
import type { ChatMessage } from './chatStore';
import { tChat } from '../messages/site/chat';

const isTelephone = ({ path }: ChatLink) => path.startsWith('tel:');

/** Routes of the site only, so that an answer cannot link elsewhere. */
const isRoute = ({ path }: ChatLink) => /^\/(?!\/)/.test(path);

const RouteLinks = ({ links }: { links: ChatLink[] }) => (
  <div className="chat__links">
    {links.map(({ label, path }) => (
      <Link key={path + label} to={path} className="button button--outlined">
        {label}
      </Link>
    ))}
  </div>
);

const PhoneLinks = ({ links }: { links: ChatLink[] }) => (
  <div className="chat__links">
    {links.map(({ label, path }) => (
      <a key={path} href={path} className="button button--outlined">
        <Icon name="phone" />
        {label}
      </a>
    ))}
  </div>
);

/** Phone numbers of the hospital, each empty until known. */
export type Phones = Pick<Hospital, 'phone' | 'emergencyPhone'>;

/** Text with links for the hospital's own phone numbers. */
function WithCalls({ text, phones }: { text: string; phones: Phones }) {
  const numbers = [phones.emergencyPhone, phones.phone].filter(Boolean);
  const escaped = numbers.map((number) => number.replace(/[^\d ]/g, '\\$&'));
  // Not within a longer number: ₹1,120 does not contain 112.
  const pattern = new RegExp(`(?<![\\d,.])(${escaped.join('|')})(?![\\d,])`, 'g');
  const parts = numbers.length === 0 ? [text] : text.split(pattern);
  return parts.map((part, index) =>
    numbers.includes(part) ? (
      <a key={index} href={telephoneLink(part)} className="chat__number">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

interface MessageViewProps {
  message: Omit<ChatMessage, 'id'>;
  /** Identifies the message for scrolling. */
  id?: string;
  phones: Phones;
}

/** One message: its text, then its links. An urgent one begins with the emergency number. */
export function MessageView({ message, id, phones }: MessageViewProps) {
  const { emergencyPhone } = phones;
  const { sender, text, links, urgent } = message;
  const number = telephoneLink(emergencyPhone);
  const calls = links.filter((link) => isTelephone(link) && !(urgent && link.path === number));
  const routes = links.filter(isRoute);
  return (
    <div data-message={id} className={`chat__message chat__message--${urgent ? 'urgent' : sender}`}>
      <HiddenText>{sender === 'bot' ? tChat('assistant') : tChat('you')} </HiddenText>
      {urgent && emergencyPhone && (
        <div className="chat__links">
          <a href={number} className="button button--error">
            <Icon name="phone" />
            {tChat('callNumber', { emergencyPhone })}
          </a>
        </div>
      )}
      {sender === 'bot' ? <WithCalls text={text} phones={phones} /> : text}
      {calls.length > 0 && <PhoneLinks links={calls} />}
      {routes.length > 0 && <RouteLinks links={routes} />}
    </div>
  );
}
