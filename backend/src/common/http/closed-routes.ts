import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { IS_PUBLIC, ROLES } from './actor.js';

const PATH = 'path';

/** Refuses to start with a route that does not declare who may call it. */
@Injectable()
export class ClosedRoutes implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming every route that declares neither @Public nor its roles. */
  onApplicationBootstrap(): void {
    const open = this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) => this.undeclared(metatype, instance as object));
    if (open.length > 0) throw new Error(`These routes do not say who may call them: ${open.join(', ')}`);
  }

  undeclared(type: unknown, instance: object): string[] {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return this.scanner
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(PATH, prototype[name]))
      .filter((name) => !this.declares(prototype[name], type as () => unknown))
      .map((name) => `${(type as { name: string }).name}.${name}`);
  }

  private declares(handler: () => unknown, type: () => unknown): boolean {
    const roles = this.reflector.getAllAndOverride<string[] | undefined>(ROLES, [handler, type]);
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [handler, type]) === true ||
      (roles?.length ?? 0) > 0
    );
  }
}
