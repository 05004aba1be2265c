import { z } from 'zod';
import { Price } from '../common.js';
import { DESK_METHODS, PAYMENT_METHODS } from './desk-methods.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/shop/desk.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDesk = createMessages('contract/shop/desk', messages);

export { DESK_METHODS, PAYMENT_METHODS } from './desk-methods.js';

export const DeskMethod = z.enum(DESK_METHODS, tDesk('methodMissing')).meta({
  id: 'DeskMethod',
  description: 'Payment method at the desk: cash, card (terminal) or UPI.',
  examples: ['cash'],
});
export type DeskMethod = z.infer<typeof DeskMethod>;

export const PaymentMethod = z.enum(PAYMENT_METHODS).meta({
  id: 'PaymentMethod',
  description: "online: by card on the payment provider's page; cash, card and upi: at the hospital's desk.",
  examples: ['online'],
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const RecordDeskPayment = z
  .strictObject({
    method: DeskMethod,
    amount: Price.min(0.01, tValidation('amountNotPositive')).meta({
      description: 'Amount taken at the desk, in rupees; usually the fee of the doctor.',
      examples: [800],
    }),
  })
  .meta({ id: 'RecordDeskPayment', examples: [{ method: 'cash', amount: 800 }] });
export type RecordDeskPayment = z.infer<typeof RecordDeskPayment>;

export const HandOutRefund = z
  .strictObject({ method: DeskMethod })
  .meta({ id: 'HandOutRefund', examples: [{ method: 'cash' }] });
export type HandOutRefund = z.infer<typeof HandOutRefund>;
