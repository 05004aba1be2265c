import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyThemed } from '../common/lazyThemed';
import { EmergencyBar } from '../emergency/EmergencyBar';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { PromoBanner } from './PromoBanner';

// Below the fold of every page, so it is not waited for.
const Footer = lazyThemed(async () => (await import('./Footer')).Footer);
const HelpCorner = lazyThemed(async () => (await import('../emergency/HelpCorner')).HelpCorner);
const Chatbot = lazyThemed(async () => (await import('../chatbot/Chatbot')).Chatbot);

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
      <Chatbot />
    </Suspense>
  </div>
);
