import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Public, Roles } from './actor.js';
import { ClosedRoutes } from './closed-routes.js';

@Controller('declared')
class DeclaredController {
  @Get('open')
  @Public()
  open(): void {}

  @Get('closed')
  @Roles('admin')
  closed(): void {}

  helper(): void {}
}

@Controller('careless')
class CarelessController {
  @Get()
  forgotten(): void {}

  @Get('none')
  @Roles()
  nobody(): void {}
}

const check = (...types: (new () => object)[]) => {
  const controllers = types.map((metatype) => ({ metatype, instance: new metatype() }));
  const discovery = { getControllers: () => controllers } as unknown as DiscoveryService;
  return () => new ClosedRoutes(discovery, new MetadataScanner(), new Reflector()).onApplicationBootstrap();
};

describe('Routes', () => {
  it('should let a server start whose routes all say who may call them', () => {
    expect(check(DeclaredController)).not.toThrow();
  });

  it('should refuse to start with a route that does not', () => {
    expect(check(DeclaredController, CarelessController)).toThrow(
      'These routes do not say who may call them: CarelessController.forgotten, CarelessController.nobody',
    );
  });
});
