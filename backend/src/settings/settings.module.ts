import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/env.token.js';
import { Letterhead } from '../mail/letterhead.js';
import { FIRST_SETTINGS, firstSettings } from './first-settings.js';
import { SettingsService } from './settings.service.js';
import { SettingsV1Controller } from './settings-v1.controller.js';

/** Global, because prices, mails and documents all need the hospital's settings. */
@Global()
@Module({
  controllers: [SettingsV1Controller],
  providers: [
    { provide: FIRST_SETTINGS, useFactory: firstSettings, inject: [ENV] },
    SettingsService,
    { provide: Letterhead, useExisting: SettingsService },
  ],
  exports: [SettingsService, Letterhead],
})
export class SettingsModule {}
