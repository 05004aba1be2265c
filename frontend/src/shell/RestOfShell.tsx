import { ChatWidget } from '../chat/ChatWidget';
import { HelpCorner } from '../emergency/HelpCorner';
import { Footer } from './Footer';

/** What every public page has below its first screen and at its edges; a chunk of its own. */
export const RestOfShell = () => (
  <>
    <Footer />
    <HelpCorner />
    <ChatWidget />
  </>
);
