import { Navigate } from 'react-router';
import type { StaffRole } from '../../../../openapi/contract/people/staff-roles.js';
import { staffMay, staffRole } from '../data/staffMay';
import { AdminHome } from './AdminHome';

/** The list with which a role starts that does not read the hospital's numbers. */
const FIRST_LISTS: Partial<Record<StaffRole, string>> = {
  reception: 'appointments',
  nurse: 'appointments',
  pharmacist: 'orders',
  labTechnician: 'lab-bookings',
  labSupervisor: 'lab-bookings',
  editor: 'posts',
};

/** The hospital's numbers, or the first list of a member of staff who may not read them. */
export function RoleHome() {
  const role = staffRole();
  if (role === null) return null;
  const list = FIRST_LISTS[role];
  return list && !staffMay('statistics.read') ? <Navigate to={`/admin/${list}`} replace /> : <AdminHome />;
}
