import { type CSSProperties, Suspense, lazy } from 'react';
import { useSession } from '../../auth/useSession';
import { EmergencyCall } from '../../emergency/EmergencyCall';
import { Offer } from './Offer';

// Loaded for logged-in patients only.
const PersonChooser = lazy(async () => ({
  default: (await import('../../family/PersonChooser')).PersonChooser,
}));

/**
 * The slim bar above the navigation bar: the emergency number on the left. On the right the promotion for
 * visitors, or for patients the choice of whom they act for.
 * @param offset space on the left for an area's sidebar, px, on wide screens
 */
export function TopBar({ offset = 0 }: { offset?: number }) {
  const session = useSession();
  return (
    <div className="top-bar body2" style={{ '--offset': `${offset}px` } as CSSProperties}>
      <div className={offset ? 'top-bar__row' : 'top-bar__row content-width'}>
        <EmergencyCall />
        {!session && <Offer />}
        <Suspense>{session?.userType === 'patient' && <PersonChooser />}</Suspense>
      </div>
    </div>
  );
}
