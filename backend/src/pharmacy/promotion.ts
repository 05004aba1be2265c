import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.js';

/** The price of one box in whole paise after a promotion of so many percent, rounded half up. */
export const reducedPrice = (listPaise: number, percent: number): number =>
  Math.round((listPaise * (100 - percent)) / 100);

/** What is taken off every medicine: one rule for what is shown and what is charged. */
@Injectable()
export class Promotion {
  constructor(private readonly settings: SettingsService) {}

  /** The price of one box as lists show it. */
  priceOf(listPaise: number): number {
    return reducedPrice(listPaise, this.settings.known().promoPercent);
  }

  /** The percentage that counts at this moment, from the database: what is charged is never behind a change. */
  async percentNow(): Promise<number> {
    return (await this.settings.read()).promoPercent;
  }

  /** Calls the listener when the prices may have changed. */
  onChange(listener: () => void): void {
    this.settings.onChange(listener);
  }
}
