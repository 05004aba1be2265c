import { Navigate, Outlet, useLocation } from 'react-router';
import { ChatWidget } from '../chat/ChatWidget';
import { HelpCorner } from '../emergency/HelpCorner';
import { useHospital } from '../hospital/useHospital';
import { Footer } from './Footer';
import { Main } from './Main';
import { Navbar } from './Navbar';
import { TopBar } from './top-bar/TopBar';

/** The pages that an administrator needs before the site is open. */
const BEFORE_OPENING = ['/login', '/forgot-password', '/reset-password'];

/** Frame of the public pages. Until the hospital is set up, they lead to the set-up. */
export function PublicLayout() {
  const { isSetUp } = useHospital();
  const { pathname } = useLocation();
  if (!isSetUp && !BEFORE_OPENING.includes(pathname)) return <Navigate to="/setup" replace />;
  return (
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
}
