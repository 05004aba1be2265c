import type { ReactNode } from 'react';
import { Icon } from '../pictures/icons';
import '../controls.css';

interface AlertProps {
  severity: 'info' | 'success' | 'error';
  /** alert for what has just happened, note for what always stands there. */
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
}

/** A box that stands out, with the sign and the colour of what it says. */
export const Alert = ({ severity, role = 'alert', children }: AlertProps) => (
  <div role={role} className={`alert alert--${severity}`}>
    <Icon name={severity} />
    <div>{children}</div>
  </div>
);
