import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { Failure } from '../errors/errors.js';
import { customerNetworkOf } from './network.js';

/** The person behind a request, as the database knows them at this moment. */
export interface Actor {
  userId: string;
  type: UserType;
  fullName: string;
  speciality: string | null;
  email: string;
  sessionId: string;
  /** Whether the person has shown that the email address is theirs. */
  confirmed: boolean;
  /** false for a doctor who waits for an administrator's yes, or got a no. */
  approved: boolean;
  /**
   * Of a dependant: who really acts. Then `userId` and `fullName` are the dependant's, so that every filter by owner
   * holds as it stands; the login, the address and whether it is confirmed are the holder's.
   */
  holder?: Readonly<{ userId: string; fullName: string }>;
}

/** Who pays, is counted and is named for what is done: the person of the login. */
export const loginOf = ({
  holder,
  userId,
  fullName,
}: Pick<Actor, 'userId' | 'fullName' | 'holder'>): { userId: string; fullName: string } =>
  holder ?? { userId, fullName };

/** Where a request came from; kept with audit events. */
export interface Origin {
  address: string;
  requestId: string;
  /** How the caller's browser names itself; bounded. */
  userAgent: string | null;
}

/** Who acts, and from where; null for a visitor of a public route. */
export interface Caller<Who extends Actor | null = Actor> {
  actor: Who;
  origin: Origin;
}

export type PortalRequest = FastifyRequest & { user?: Actor };

const LONGEST_USER_AGENT = 300;

/** Whose share of something scarce a request takes: a person's, or that of a visitor's network. */
export const shareKeyOf = (
  actor: Pick<Actor, 'userId' | 'holder'> | null | undefined,
  address: string,
): string => actor?.holder?.userId ?? actor?.userId ?? customerNetworkOf(address);

export const IS_PUBLIC = 'portal:public';
export const ROLES = 'portal:roles';

/** The route is open to everyone. A valid token is still read, so that its person sees more. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

export const SAME_FOR_ALL = 'portal:sameForAll';

/** Of a public route: its answer is the same for everyone, so no token is looked at, and no database for its session. */
export const SameForAll = () => SetMetadata(SAME_FOR_ALL, true);

/** Whom a route concerns when a holder acts for a dependant: the chosen person or the login itself. */
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

/** The logged-in person and where the request came from. */
export const CurrentCaller = parameterOf((request): Caller => ({
  actor: actorOf(request),
  origin: originOf(request),
}));

/** As CurrentCaller, of a public route. */
export const OptionalCaller = parameterOf((request): Caller<Actor | null> => ({
  actor: request.user ?? null,
  origin: originOf(request),
}));
