import type { ReactNode } from 'react';
import { Icon } from '../pictures/icons';
import '../controls.css';

interface AlertProps {
  severity: 'info' | 'success' | 'error';
  /** alert for new messages, note for permanent ones. */
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
}

/** A highlighted box with an icon and a colour for its kind. */
export const Alert = ({ severity, role = 'alert', children }: AlertProps) => (
  <div role={role} className={`alert alert--${severity}`}>
    <Icon name={severity} />
    <div>{children}</div>
  </div>
);
