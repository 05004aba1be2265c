import { Price } from '../common.js';
import messages from '../../../messages/en/contract/shop/card-amounts.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tCardAmounts = createMessages('contract/shop/card-amounts', messages);

/** Minimum and maximum amount of a card payment, in rupees. */
export const MIN_CARD_RUPEES = 0.5;
export const MAX_CARD_RUPEES = 999_999.99;

/** Whether a card can pay the fee, or nothing has to be paid. */
const isChargeable = (fee: number): boolean =>
  fee === 0 || (fee >= MIN_CARD_RUPEES && fee <= MAX_CARD_RUPEES);

/** A consultation fee that is being set: 0 for a free visit, or an amount that a card can pay. */
export const Fee = Price.refine(isChargeable, tCardAmounts('feeNotChargeable')).meta({
  description: `Consultation fee in rupees: 0 for free visits, or ${MIN_CARD_RUPEES} to ${MAX_CARD_RUPEES}, which a card can pay.`,
  examples: [800],
});
