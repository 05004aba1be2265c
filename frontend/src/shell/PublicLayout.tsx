import { lazy } from 'react';
import { Outlet } from 'react-router';
import { AfterFirstPaint } from '../common/browser/AfterFirstPaint';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { TopBar } from './top-bar/TopBar';

const RestOfShell = lazy(async () => ({ default: (await import('./RestOfShell')).RestOfShell }));

/** Frame of the public pages. */
export const PublicLayout = () => (
  <div className="public-layout">
    <TopBar />
    <Navbar />
    <Main>
      <Outlet />
    </Main>
    <AfterFirstPaint fallback={<div className="footer-room" />}>
      <RestOfShell />
    </AfterFirstPaint>
  </div>
);
