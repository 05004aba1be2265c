import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ActingFor, session } from '../auth/session';
import { notifyInfo } from '../common/feedback/notices';
import { boxesOf, cart } from '../pharmacy/buying/cart';
import { tFamily } from '../messages/people/family';
import { CartQuestion } from './dialogs/CartQuestion';

/** The person to act for; null for the logged-in person. */
type Choice = ActingFor | null;

/**
 * Changes for whom this tab books and whose records it shows. With a filled cart it asks first.
 * @returns `choose`, and the question to render
 */
export function useChoosePerson(): { choose: (person: Choice) => void; question: ReactNode } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<{ person: Choice } | null>(null);

  const change = (person: Choice) => {
    setAsked(null);
    session.actFor(person);
    notifyInfo(person ? tFamily('actFor', { name: person.fullName }) : tFamily('actForSelf'));
    // The records in an area's address, such as a visit, belong to the other person.
    if (search && pathname.startsWith('/patientlogin')) void navigate(pathname, { replace: true });
  };
  const choose = (person: Choice) => {
    if (person?.id === session.current()?.actingFor?.id) return;
    if (boxesOf(cart.lines()) > 0) setAsked({ person });
    else change(person);
  };
  const question = asked && (
    <CartQuestion person={asked.person} onTake={() => change(asked.person)} onStay={() => setAsked(null)} />
  );
  return { choose, question };
}
