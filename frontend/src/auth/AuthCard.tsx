import type { ReactNode } from 'react';
import '../common/controls.css';
import './auth.css';

/** The narrow card of a page with a single form, with its heading. */
export const AuthCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="auth">
    <div className="card">
      <h1 className="h2">{title}</h1>
      {children}
    </div>
  </div>
);
