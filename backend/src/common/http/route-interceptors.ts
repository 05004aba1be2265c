import { RequestMethod } from '@nestjs/common';
import type { DynamicModule, ForwardReference, NestInterceptor, Type } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';
import { FORM } from './upload.js';
import { FormInterceptor } from './form.interceptor.js';
import { IdempotencyInterceptor, NOT_KEPT } from './idempotency/idempotency.interceptor.js';
import { LocationInterceptor, NEW_RECORD_AT } from './location.interceptor.js';

/** What the framework keeps of modules and routes. */
const [IMPORTS, CONTROLLERS, METHOD, INTERCEPTORS] = ['imports', 'controllers', 'method', '__interceptors__'];

type Handler = () => unknown;
type Module = Type | DynamicModule | ForwardReference<() => Type>;

const says = (key: string) => (handler: Handler) => Reflect.hasMetadata(key, handler);

const mayBeRepeated = (handler: Handler): boolean =>
  [RequestMethod.POST, RequestMethod.ALL].includes(Reflect.getMetadata(METHOD, handler) as RequestMethod) &&
  !says(NOT_KEPT)(handler);

/** What stands around a route, the outermost first, and the routes where it has something to do. */
const AROUND: [Type<NestInterceptor>, (handler: Handler) => boolean][] = [
  [FormInterceptor, says(FORM)],
  [LocationInterceptor, says(NEW_RECORD_AT)],
  [IdempotencyInterceptor, mayBeRepeated],
];

/** The interceptors that this route needs, by what its decorators say of it. */
export const interceptorsFor = (handler: Handler): Type<NestInterceptor>[] =>
  AROUND.filter(([, isNeeded]) => isNeeded(handler)).map(([interceptor]) => interceptor);

/**
 * Puts them around every route of an application, within them what the route names itself. To be called before it is
 * made. Global ones would be called for all routes, each with its part of the framework's chain: a tenth of an answer
 * from memory.
 */
export function interceptRoutes(application: Type): void {
  for (const handler of new Set(controllersBelow(application).flatMap(handlersOf))) {
    const own = (Reflect.getMetadata(INTERCEPTORS, handler) ?? []) as unknown[];
    const all = [...interceptorsFor(handler), ...own];
    if (all.length > 0) Reflect.defineMetadata(INTERCEPTORS, all, handler);
  }
}

function controllersBelow(root: Module): Type[] {
  const modules = new Set<Module>();
  const visit = (module: Module): void => {
    if (modules.has(module)) return;
    modules.add(module);
    for (const below of listOf<Module>(module, IMPORTS)) visit(below);
  };
  visit(root);
  return [...modules].flatMap((module) => listOf<Type>(module, CONTROLLERS));
}

/** What a module lists, in its decorator or where it is made. */
function listOf<T>(module: Module, key: string): T[] {
  if ('forwardRef' in module) return listOf(module.forwardRef(), key);
  const decorated = (type: Type) => (Reflect.getMetadata(key, type) ?? []) as T[];
  if (!('module' in module)) return decorated(module);
  return [...decorated(module.module), ...((module[key as keyof DynamicModule] ?? []) as T[])];
}

export function handlersOf(controller: Type): Handler[] {
  const prototype = controller.prototype as Record<string, Handler>;
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .map((name) => prototype[name])
    .filter((handler) => Reflect.hasMetadata(METHOD, handler));
}
