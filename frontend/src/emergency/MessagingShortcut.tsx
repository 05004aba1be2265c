import { useHospital } from '../hospital/useHospital';
import { tEmergency } from '../messages/care/emergency';

/** Address that opens the messaging app with the hospital's number. */
const messagingLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** The link to the messaging app; nothing if the hospital has no number there. */
export function MessagingShortcut() {
  const { messagingPhone } = useHospital();
  if (!messagingPhone) return null;
  return (
    <a
      href={messagingLink(messagingPhone)}
      target="_blank"
      rel="noreferrer"
      aria-label={tEmergency('whatsappLabel')}
      title={tEmergency('whatsappLink')}
      className="round-button messaging"
    >
      <svg width="26" height="26" viewBox="0 0 24 24" fill="none" aria-hidden focusable="false">
        <path
          d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.3A9 9 0 1 0 12 3z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M8.5 8.2c.3-.8 1.4-.8 1.7-.1l.6 1.4c.2.5-.6 1-.8 1.4.6 1.3 1.6 2.2 2.9 2.8.5-.2.9-1.1 1.5-.9l1.3.7c.7.3.7 1.3 0 1.7-3.3 2-8.6-3.3-7.2-7z"
          fill="currentColor"
        />
      </svg>
    </a>
  );
}
