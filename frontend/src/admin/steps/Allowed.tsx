import type { ReactNode } from 'react';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import { staffMay } from '../data/staffMay';

interface AllowedProps {
  to: StaffPermission;
  children: ReactNode;
}

/** Shows its content only to staff with this permission. */
export const Allowed = ({ to, children }: AllowedProps) => (staffMay(to) ? children : null);
