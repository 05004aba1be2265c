import { RequestMethod } from '@nestjs/common';
import type { NestInterceptor, Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ApplicationConfig } from '@nestjs/core';
import { handlersOf } from '../src/common/http/route-interceptors.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

type Handler = () => unknown;

const read = (key: string, handler: Handler): unknown => Reflect.getMetadata(key, handler);
const namesAround = (handler: Handler): string[] =>
  ((read('__interceptors__', handler) ?? []) as Type<NestInterceptor>[]).map(({ name }) => name);

/** Which routes need an interceptor, said once more: by what their decorators have left on them. */
const NEEDED: Record<string, (handler: Handler) => boolean> = {
  FormInterceptor: (handler) => read('portal:form', handler) !== undefined,
  LocationInterceptor: (handler) => read('portal:newRecordAt', handler) !== undefined,
  IdempotencyInterceptor: (handler) =>
    read('method', handler) === RequestMethod.POST && read('portal:answerNotKept', handler) === undefined,
};

/** Interceptors stand around the routes that need them, and no others. */
describe('The interceptors of routes', () => {
  let portal: Portal;
  let routes: { name: string; handler: Handler }[];

  beforeAll(async () => {
    portal = await startPortal('interceptors');
    routes = portal.app
      .get(DiscoveryService, { strict: false })
      .getControllers()
      .flatMap(({ metatype }) =>
        handlersOf(metatype as Type).map((handler) => ({
          name: `${(metatype as Type).name}.${handler.name}`,
          handler,
        })),
      );
  });
  afterAll(() => portal.close());

  it.each(Object.keys(NEEDED))('should be the %s wherever it is needed', (name) => {
    const wrong = routes.filter(
      ({ handler }) => NEEDED[name](handler) !== namesAround(handler).includes(name),
    );
    expect(wrong.map((route) => route.name)).toEqual([]);
    expect(routes.filter(({ handler }) => NEEDED[name](handler)).length).toBeGreaterThan(5);
  });

  it('should stand in one order: forms are read first, and answers kept within what names their address', () => {
    const order = [...Object.keys(NEEDED), 'IfMatchInterceptor'];
    const wrong = routes.filter(({ handler }) => {
      const places = namesAround(handler).map((name) => order.indexOf(name));
      return places.some((place, n) => place === -1 || place <= (places[n - 1] ?? -1));
    });
    expect(wrong.map((route) => route.name)).toEqual([]);
  });

  it('should leave the lists alone, which the adapter sends', () => {
    const isList = (handler: Handler) =>
      (read('__fastify_route_config__', handler) as { list?: unknown } | undefined)?.list !== undefined;
    const lists = routes.filter(({ handler }) => isList(handler));
    expect(lists.filter(({ handler }) => namesAround(handler).length > 0)).toEqual([]);
    expect(lists.length).toBeGreaterThan(25);
  });

  it('should be global for none, which would cost every request', () => {
    const { config } = portal.app as unknown as { config: ApplicationConfig };
    expect(config.getGlobalInterceptors()).toEqual([]);
    expect(routes.length).toBeGreaterThan(200);
    expect(routes.filter(({ handler }) => namesAround(handler).length === 0).length).toBeGreaterThan(50);
  });
});
