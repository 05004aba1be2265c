import { Controller, Get, Post } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Public, Roles } from './actor.js';
import { ClosedRoutes } from './closed-routes.js';

@Controller('declared')
class Declared {
  @Get() @Public() everyone() {}
  @Post() @Roles('admin') admins() {}
  helper() {}
}

@Controller('class')
@Roles('doctor')
class DeclaredByClass {
  @Get() all() {}
}

@Controller('undeclared')
class Undeclared {
  @Get() @Public() fine() {}
  @Get('open') open() {}
  @Post('also') also() {}
}

@Controller('nobody')
class ForNobody {
  @Get() @Roles() nobody() {}
}

class Base {
  @Get('inherited') inherited() {}
}

@Controller('heir')
class Heir extends Base {}

const start = async (...controllers: Type[]) => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers,
    providers: [ClosedRoutes],
  }).compile();
  await module.init();
  await module.close();
};

describe('ClosedRoutes', () => {
  it('accepts routes with a declared access, on the method or the class', async () => {
    await expect(start(Declared, DeclaredByClass)).resolves.toBeUndefined();
  });

  it('refuses to start and name every route that does not say it', async () => {
    await expect(start(Declared, Undeclared)).rejects.toThrow(
      /say who may call them: Undeclared\.open, Undeclared\.also$/,
    );
  });

  it('refuses a route for no one, and one that a controller inherits', async () => {
    await expect(start(ForNobody)).rejects.toThrow('ForNobody.nobody');
    await expect(start(Heir)).rejects.toThrow('Heir.inherited');
  });
});
