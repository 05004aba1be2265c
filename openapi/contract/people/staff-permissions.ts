import { STAFF_ACCESS } from './staff-access.js';
import type { StaffAction } from './staff-access.js';
import { STAFF_ROLES } from './staff-roles.js';
import type { StaffRole } from './staff-roles.js';

type Table = typeof STAFF_ACCESS;
export type StaffResource = keyof Table;
/** A resource and one of its actions, e.g. "payments.refund". */
export type StaffPermission = {
  [Resource in StaffResource]: `${Resource}.${Extract<keyof Table[Resource], string>}`;
}[StaffResource];

const PERMISSIONS = Object.entries(STAFF_ACCESS).flatMap(([resource, actions]) =>
  Object.entries<StaffAction>(actions).map(([name, row]) => ({ permission: `${resource}.${name}`, ...row })),
);
const ROLES_OF = new Map(PERMISSIONS.map(({ permission, roles }) => [permission, roles]));
const ROLES_OF_CALL = new Map(PERMISSIONS.flatMap(({ roles, calls }) => calls.map((call) => [call, roles])));

const isAmong = (roles: readonly StaffRole[] | undefined, role: StaffRole): boolean =>
  role === 'owner' || (roles?.includes(role) ?? false);

/** Whether the role has this permission. */
export const hasPermission = (role: StaffRole, permission: StaffPermission): boolean =>
  isAmong(ROLES_OF.get(permission), role);

/** The roles with this permission, e.g. to notify their people. */
export const rolesWith = (permission: StaffPermission): StaffRole[] =>
  STAFF_ROLES.filter((role) => hasPermission(role, permission));

/** Whether the role may call this operation, which is for administrators. */
export const mayCall = (role: StaffRole, operationId: string): boolean =>
  isAmong(ROLES_OF_CALL.get(operationId), role);

/** Whether a row names the operation. */
export const isListed = (operationId: string): boolean => ROLES_OF_CALL.has(operationId);

/** The roles that may call an operation for administrators, in the order of `STAFF_ROLES`. */
export const rolesFor = (operationId: string): StaffRole[] =>
  STAFF_ROLES.filter((role) => mayCall(role, operationId));
