import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { hasPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import type { StaffRole } from '../../../../openapi/contract/people/staff-roles.js';
import { Failure } from '../errors/errors.js';
import { customerNetworkOf } from './network.js';

/** The person of a request, read from the database for this request. */
export interface Actor {
  userId: string;
  type: UserType;
  /** Of an administrator's account; null for patients and doctors. */
  staffRole: StaffRole | null;
  fullName: string;
  speciality: string | null;
  email: string;
  sessionId: string;
  /** Whether the person has confirmed the email address. */
  confirmed: boolean;
  /** false for a doctor whose approval is pending or was refused. */
  approved: boolean;
  /**
   * For a dependant: the guardian who acts. `userId` and `fullName` are then the dependant's, so filters by
   * owner work unchanged. The login, the address and its confirmation are the guardian's.
   */
  holder?: Readonly<{ userId: string; fullName: string }>;
}

/** Whether a member of staff has this permission; true for patients and doctors, whose access has other rules. */
export const staffMay = (
  { type, staffRole }: Pick<Actor, 'type' | 'staffRole'>,
  permission: StaffPermission,
): boolean => type !== 'admin' || (staffRole !== null && hasPermission(staffRole, permission));

/** @throws Failure STAFF_ROLE unless `staffMay` */
export function assertStaffMay(actor: Pick<Actor, 'type' | 'staffRole'>, permission: StaffPermission): void {
  if (!staffMay(actor, permission)) throw new Failure('STAFF_ROLE');
}

/** The person who pays, counts for limits and is named: the person of the login. */
export const loginOf = ({
  holder,
  userId,
  fullName,
}: Pick<Actor, 'userId' | 'fullName' | 'holder'>): { userId: string; fullName: string } =>
  holder ?? { userId, fullName };

/** The origin of a request; stored with audit events. */
export interface Origin {
  address: string;
  requestId: string;
  /** The User-Agent, truncated. */
  userAgent: string | null;
}

/** The actor and the request's origin; null for a visitor of a public route. */
export interface Caller<Who extends Actor | null = Actor> {
  actor: Who;
  origin: Origin;
}

export type PortalRequest = FastifyRequest & { user?: Actor };

const LONGEST_USER_AGENT = 300;

/** Whose quota a request uses: a person's, or that of a visitor's network. */
export const shareKeyOf = (
  actor: Pick<Actor, 'userId' | 'holder'> | null | undefined,
  address: string,
): string => actor?.holder?.userId ?? actor?.userId ?? customerNetworkOf(address);

export const IS_PUBLIC = 'portal:public';
export const ROLES = 'portal:roles';
export const OPERATION_ID = 'portal:operationId';

/** The route is open to everyone. A valid token is still read, because its person may see more. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

export const SAME_FOR_ALL = 'portal:sameForAll';

/** For a public route whose response is equal for all: no token and no session is read. */
export const SameForAll = () => SetMetadata(SAME_FOR_ALL, true);

/** Whom a route concerns when a guardian acts for a dependant: the dependant or the login itself. */
export type RouteSubject = 'person' | 'login';
export const ROUTE_SUBJECT = 'portal:whose';

/** The route is open to these roles. */
export const Roles = (...types: UserType[]) => SetMetadata(ROLES, types);

const requestOf = (context: ExecutionContext): PortalRequest =>
  context.switchToHttp().getRequest<PortalRequest>();

const actorOf = ({ user }: PortalRequest): Actor => {
  if (!user) throw new Failure('UNAUTHORIZED');
  return user;
};

const originOf = ({ headers, id, ip }: PortalRequest): Origin => ({
  address: ip,
  requestId: String(id),
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
});

/** A parameter of a route, read from the request. */
const parameterOf = <T>(read: (request: PortalRequest) => T) =>
  createParamDecorator((_: unknown, context: ExecutionContext): T => read(requestOf(context)));

/** The logged-in person; routes with @Roles always have one. */
export const CurrentActor = parameterOf(actorOf);

/** The logged-in person of a public route, or null. */
export const OptionalActor = parameterOf(({ user }): Actor | null => user ?? null);

export const RequestOrigin = parameterOf(originOf);

/** The logged-in person and the request's origin. */
export const CurrentCaller = parameterOf((request): Caller => ({
  actor: actorOf(request),
  origin: originOf(request),
}));

/** Like CurrentCaller, for a public route. */
export const OptionalCaller = parameterOf((request): Caller<Actor | null> => ({
  actor: request.user ?? null,
  origin: originOf(request),
}));
