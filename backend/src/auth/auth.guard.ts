import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACTING_FOR } from '../../../openapi/contract/people/dependants.js';
import { IS_PUBLIC, OPERATION_ID, ROLES, SAME_FOR_ALL, ROUTE_SUBJECT } from '../common/http/actor.js';
import type { Actor, PortalRequest, RouteSubject } from '../common/http/actor.js';
import { isDatabaseUnavailable } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { ActingFor } from './acting/acting-for.service.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { isListed, mayCall } from '../../../openapi/contract/people/staff-permissions.js';

const ACTING_HEADER = ACTING_FOR.toLowerCase();

/** Decides who may call a route, and for whom. */
interface RouteAccess {
  isPublic: boolean;
  isSameForAll: boolean;
  roles: readonly UserType[];
  whose: RouteSubject | undefined;
  operationId: string | undefined;
}

/** Every route is closed unless it is @Public or names roles. */
@Injectable()
export class PortalAuthGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly acting: ActingFor,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const access = this.accessOf(context);
    const person = personOf(request, access);
    const isVisitor = !request.headers.authorization && person === null;
    if (access.isPublic && (isVisitor || access.isSameForAll)) return true;
    await super.canActivate(context);
    assertRole(access, request.user);
    if (access.isPublic && !seesMore(access, request.user)) request.user = undefined;
    if (person !== null) request.user = await this.acting.actorFor(request.user, person);
    return true;
  }

  /**
   * A public route treats an invalid token as a visitor. Reads also do so while the database cannot verify the
   * token, because the answer may be cached.
   */
  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (user) return user;
    if (this.accessOf(context).isPublic && (!error || error instanceof Failure || isUnknown(error, context)))
      return undefined as T;
    if (error) throw error as Error;
    throw new Failure('UNAUTHORIZED');
  }

  /** The metadata of the route's decorators. */
  private accessOf(context: ExecutionContext): RouteAccess {
    const targets = [context.getHandler(), context.getClass()];
    const said = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, targets);
    return {
      isPublic: said(IS_PUBLIC) === true,
      isSameForAll: this.reflector.get<boolean | undefined>(SAME_FOR_ALL, context.getHandler()) === true,
      roles: said<UserType[]>(ROLES) ?? [],
      whose: said<RouteSubject>(ROUTE_SUBJECT),
      operationId: said<string>(OPERATION_ID),
    };
  }
}

/**
 * The person for whom the login acts, from the header; null for itself. Public routes without an owner ignore
 * it.
 * @throws Failure ACTING_REFUSED on a route that is about the login itself
 */
function personOf({ headers }: PortalRequest, { whose, isPublic }: RouteAccess): string | null {
  const person = headers[ACTING_HEADER];
  if (person === undefined) return null;
  if (whose === 'login') throw new Failure('ACTING_REFUSED');
  return whose === undefined && isPublic ? null : String(person);
}

function assertRole(access: RouteAccess, actor: Actor | undefined): void {
  const { isPublic, roles } = access;
  if (isPublic) return;
  if (!actor || !roles.includes(actor.type)) throw new Failure('FORBIDDEN');
  if (actor.type === 'admin' && !isOpenToStaff(access, actor)) throw new Failure('STAFF_ROLE');
}

const isOpenToStaff = ({ operationId }: RouteAccess, { staffRole }: Actor): boolean =>
  staffRole !== null && operationId !== undefined && mayCall(staffRole, operationId);

/** On a public route, members of staff without its permission are answered as visitors. */
const seesMore = (access: RouteAccess, actor: Actor | undefined): boolean =>
  actor?.type !== 'admin' ||
  access.operationId === undefined ||
  !isListed(access.operationId) ||
  isOpenToStaff(access, actor);

const isUnknown = (error: unknown, context: ExecutionContext): boolean =>
  context.switchToHttp().getRequest<PortalRequest>().method === 'GET' && isDatabaseUnavailable(error);
