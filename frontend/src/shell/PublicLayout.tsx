import { Outlet } from 'react-router';
import { ChatWidget } from '../chat/ChatWidget';
import { HelpCorner } from '../emergency/HelpCorner';
import { Footer } from './Footer';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { TopBar } from './top-bar/TopBar';

/** Frame of the public pages. */
export const PublicLayout = () => (
  <div className="public-layout">
    <TopBar />
    <Navbar />
    <Main>
      <Outlet />
    </Main>
    <Footer />
    <HelpCorner />
    <ChatWidget />
  </div>
);
