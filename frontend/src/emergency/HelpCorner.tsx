import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { EmergencyTab } from './EmergencyTab';
import { MessagingShortcut } from './MessagingShortcut';
import { tEmergency } from '../messages/care/emergency';

/** Content at the bottom of small screens moves above the bar, and the page can be scrolled past it. */
function useRoomForBar(): void {
  useEffect(() => {
    document.body.classList.add('has-help-bar');
    return () => document.body.classList.remove('has-help-bar');
  }, []);
}

/**
 * Help on every public page: the emergency tab, and on the home page the messaging app. It never covers the
 * page's text: small screens have a bar for it and the chat, wide ones a free margin.
 */
export function HelpCorner() {
  useRoomForBar();
  return (
    <aside aria-label={tEmergency('helpAtOnce')} className="help-corner">
      <EmergencyTab />
      {useLocation().pathname === '/' && <MessagingShortcut />}
    </aside>
  );
}
