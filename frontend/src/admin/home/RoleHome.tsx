import { Navigate } from 'react-router';
import type { StaffRole } from '../../../../openapi/contract/people/staff-roles.js';
import { staffMay, staffRole } from '../data/staffMay';
import { AdminHome } from './AdminHome';

/** The list with which each role starts, unless it reads the hospital's numbers. */
const FIRST_LISTS: Record<StaffRole, string> = {
  owner: 'appointments',
  reception: 'appointments',
  nurse: 'appointments',
  pharmacist: 'orders',
  labTechnician: 'lab-bookings',
  labSupervisor: 'lab-bookings',
  accounts: 'payments',
  editor: 'posts',
  auditor: 'audit-events',
};

/** The hospital's numbers, or the first list of a member of staff who may not read them. */
export function RoleHome() {
  const role = staffRole();
  if (role === null) return null;
  return staffMay('statistics.read') ? (
    <AdminHome />
  ) : (
    <Navigate to={`/admin/${FIRST_LISTS[role]}`} replace />
  );
}
