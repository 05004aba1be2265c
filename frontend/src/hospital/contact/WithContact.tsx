import type { ReactNode } from 'react';
import { ContactCard } from './ContactCard';
import './contact.css';

/** A page with the contact card beside it, or below it on narrow screens. */
export const WithContact = ({ children }: { children: ReactNode }) => (
  <div className="page with-contact">
    <div className="with-contact__page">{children}</div>
    <ContactCard />
  </div>
);
