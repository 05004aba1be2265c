import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { EmergencyTab } from './EmergencyTab';
import { MessagingShortcut } from './MessagingShortcut';
import { tEmergency } from '../messages/care/emergency';

/** What stands at the foot of small screens stands above the bar, and the page can be scrolled out from under it. */
function useRoomForBar(): void {
  useEffect(() => {
    document.body.classList.add('has-help-bar');
    return () => document.body.classList.remove('has-help-bar');
  }, []);
}

/**
 * Help that stays in reach on every public page: the emergency tab; on the first page the messaging app, too. Nothing
 * of it lies over the page's words: small screens have a bar for it and for the chat, wide ones an edge that the page keeps free.
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
