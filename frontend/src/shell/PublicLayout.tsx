import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyThemed } from '../common/theme/lazyThemed';
import { EmergencyBar } from '../emergency/EmergencyBar';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { PromoBanner } from './PromoBanner';

// Below the fold of every page, so it is not waited for.
const Footer = lazyThemed(async () => (await import('./Footer')).Footer);
const HelpCorner = lazyThemed(async () => (await import('../emergency/HelpCorner')).HelpCorner);
const ChatWidget = lazyThemed(async () => (await import('../chat/ChatWidget')).ChatWidget);

/** Frame of the public pages. */
export const PublicLayout = () => (
  <div className="public-layout">
    <EmergencyBar />
    <PromoBanner />
    <Navbar />
    <Main>
      <Outlet />
    </Main>
    <Suspense fallback={<footer className="footer-room" />}>
      <Footer />
    </Suspense>
    <Suspense>
      <HelpCorner />
    </Suspense>
    <Suspense>
      <ChatWidget />
    </Suspense>
  </div>
);
