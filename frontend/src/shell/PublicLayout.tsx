import { lazy } from 'react';
import { Outlet } from 'react-router';
import { AfterFirstPaint } from '../common/browser/AfterFirstPaint';
import { EmergencyBar } from '../emergency/EmergencyBar';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { PromoBanner } from './PromoBanner';

const RestOfShell = lazy(async () => ({ default: (await import('./RestOfShell')).RestOfShell }));

/** Frame of the public pages. */
export const PublicLayout = () => (
  <div className="public-layout">
    <EmergencyBar />
    <PromoBanner />
    <Navbar />
    <Main>
      <Outlet />
    </Main>
    <AfterFirstPaint fallback={<div className="footer-room" />}>
      <RestOfShell />
    </AfterFirstPaint>
  </div>
);
