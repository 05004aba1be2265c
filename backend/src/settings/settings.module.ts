import { Global, Module } from '@nestjs/common';
import { SettingsService } from './settings.service.js';
import { SettingsV1Controller } from './settings-v1.controller.js';

/** Global, since prices, mails and papers all say something of the hospital. */
@Global()
@Module({ controllers: [SettingsV1Controller], providers: [SettingsService], exports: [SettingsService] })
export class SettingsModule {}
