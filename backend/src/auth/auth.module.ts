import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ENV } from '../config/env.token.js';
import { AddressHolders } from '../files/address-holders.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ActingFor } from './acting/acting-for.service.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { KnownSessions } from './known-sessions.js';
import { LockoutNotifications } from './lockout-notifications.service.js';
import { LoginLimiter } from './login-limiter.js';
import { PortalAuthGuard } from './auth.guard.js';
import { SessionsService } from './sessions.service.js';
import { tokenOptions } from './tokens.js';

@Global()
@Module({
  imports: [
    NotificationsModule,
    PassportModule,
    JwtModule.registerAsync({ inject: [ENV], useFactory: tokenOptions }),
  ],
  providers: [
    ActingFor,
    AuthService,
    KnownDevices,
    KnownSessions,
    LockoutNotifications,
    SessionsService,
    { provide: AddressHolders, useExisting: SessionsService },
    JwtStrategy,
    LoginLimiter,
    { provide: APP_GUARD, useClass: PortalAuthGuard },
  ],
  exports: [AddressHolders, AuthService, KnownDevices, LoginLimiter, SessionsService],
})
export class AuthModule {}
