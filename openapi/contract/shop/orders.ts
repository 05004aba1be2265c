import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { ObjectId, Price, freeText, historyOf, idOf, idsOf, instant, lineOfText } from '../common.js';
import { patientsHolder } from '../people/dependants.js';
import { Email, Mobile } from '../people/fields.js';
import { personName } from '../people/names.js';
import { tidyPasted } from '../site/addresses.js';
import { MAX_CART_ITEMS, MAX_QUANTITY } from './medicines.js';
import messages from '../../../messages/en/contract/shop/orders.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tOrders = createMessages('contract/shop/orders', messages);

export const ORDER_STATUSES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;

export const OrderStatus = z.enum(ORDER_STATUSES).meta({
  id: 'OrderStatus',
  description: 'placed → packed → shipped → delivered; placed or packed → cancelled.',
});
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Who buys, as the checkout asks. Everything is required. */
export const Customer = z
  .strictObject({
    name: personName(tOrders('nameMissing')).meta({
      description: 'Full name of the buyer, with a letter and without a web address.',
      examples: ['Asha Rao'],
    }),
    email: Email,
    phone: Mobile,
    address: freeText(500, tOrders('addressMissing')).meta({
      description: 'Where the medicines are delivered.',
      examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
    }),
  })
  .meta({
    id: 'Customer',
    description: 'Who buys: where the medicines and the receipt go. Everything is required.',
  });
export type Customer = z.infer<typeof Customer>;

export const CartItem = z
  .strictObject({
    medicineId: idOf('the medicine'),
    quantity: z
      .number(tOrders('quantityMissing'))
      .int(tValidation('wholeBoxes'))
      .min(1, tOrders('quantityTooLow'))
      .max(MAX_QUANTITY, tOrders('quantityTooHigh', { max: MAX_QUANTITY }))
      .meta({ description: 'How many boxes.', examples: [2] }),
    price: Price.optional().meta({
      description:
        'The price of one box that the buyer saw, in rupees; when given it is compared with the shelf.',
    }),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof CartItem>;

const distinctMedicines = (items: CartItem[]) =>
  new Set(items.map(({ medicineId }) => medicineId)).size === items.length;

export const CreateMedicineCheckout = z
  .strictObject({
    medicineName: lineOfText(120, tOrders('medicineMissing'))
      .optional()
      .meta({
        description: 'Name of the one medicine, as the shelf has it.',
        examples: ['Metformin 500 mg tablets'],
      }),
    medicinePrice: Price.optional().meta({
      description: 'The price that the buyer saw, in rupees: the list price or that of the promotion.',
    }),
    items: z
      .array(CartItem)
      .min(1, tOrders('cartEmpty'))
      .max(MAX_CART_ITEMS, tOrders('tooManyMedicines', { max: MAX_CART_ITEMS }))
      .refine(distinctMedicines, tValidation('medicinesRepeated'))
      .optional()
      .meta({ description: 'What is in the cart, instead of medicineName and medicinePrice.' }),
    user: Customer,
  })
  .refine(
    ({ medicineName, medicinePrice, items }) =>
      items
        ? medicineName === undefined && medicinePrice === undefined
        : medicineName !== undefined && medicinePrice !== undefined,
    { message: tOrders('oneItemOrList'), path: ['items'] },
  )
  .meta({
    id: 'CreateMedicineCheckout',
    examples: [
      {
        items: [{ medicineId: '66f1a2b3c4d5e6f708192a3b', quantity: 2, price: 96 }],
        user: {
          name: 'Asha Rao',
          email: 'patient@demo.test',
          phone: '9812345678',
          address: '12 Lake View Road, Indiranagar, Bengaluru 560038',
        },
      },
    ],
    description:
      "The specification's call for one box of one medicine, or the same with the items of a cart.",
  });
export type CreateMedicineCheckout = z.infer<typeof CreateMedicineCheckout>;

export const RefundState = z
  .strictObject({
    amount: z
      .number()
      .meta({ description: 'What has gone back or is on its way, in rupees.', examples: [800] }),
    status: z.enum(['pending', 'done']).meta({ description: 'pending until the provider has confirmed it.' }),
  })
  .meta({ id: 'RefundState', description: 'Money that goes back to the payer.' });
export type RefundState = z.infer<typeof RefundState>;

export const OrderDto = z
  .strictObject({
    ...idsOf('the order'),
    number: z.string().meta({
      description: 'The order number that the buyer is told: HP, the year and six signs.',
      examples: ['HP-2026-7KQ4XM'],
    }),
    status: OrderStatus,
    buyer: z
      .strictObject({
        name: z.string().meta({ description: 'Full name of the buyer.', examples: ['Asha Rao'] }),
        email: z.string().meta({
          description: 'Email address of the buyer, in small letters.',
          examples: ['patient@demo.test'],
        }),
        phone: z
          .string()
          .meta({ description: 'Mobile number of the buyer, E.164.', examples: ['+919812345678'] }),
        address: z.string().meta({
          description: 'Where the medicines are delivered.',
          examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
        }),
      })
      .meta({ description: 'Who bought, as typed at the checkout.' }),
    patientId: ObjectId.nullable().meta({
      description: 'Id of the account that bought: 24 hexadecimal digits; null when a guest bought.',
    }),
    heldBy: patientsHolder,
    items: z
      .array(
        z.strictObject({
          medicineId: ObjectId.meta({
            description: 'Id of the medicine: 24 hexadecimal digits. It may be gone from the shelf by now.',
          }),
          name: z.string().meta({
            description: 'Name of the medicine when it was sold.',
            examples: ['Metformin 500 mg tablets'],
          }),
          imageUrl: z.string().meta({
            description: 'Path of its picture on this server.',
            examples: ['/public/image/medicine/default.webp'],
          }),
          price: z.number().meta({ description: 'Of one box as sold, in rupees.', examples: [96] }),
          listPrice: z
            .number()
            .meta({ description: 'Of one box before the promotion, in rupees.', examples: [120] }),
          quantity: z
            .number()
            .int()
            .meta({ description: 'Boxes that were bought.', examples: [2] }),
          amount: z.number().meta({ description: 'price × quantity, in rupees.', examples: [192] }),
        }),
      )
      .meta({ description: 'What was bought.' }),
    total: z.number().meta({ description: 'Sum of the amounts, in rupees: what was paid.', examples: [192] }),
    history: historyOf(OrderStatus),
    paymentId: idOf('the payment'),
    refund: RefundState.nullable().meta({
      description: 'What goes back of the payment; null when nothing does.',
      examples: [null],
    }),
    cancellation: z
      .strictObject({
        by: z.enum(['buyer', 'hospital']).meta({ description: 'Who cancelled it.' }),
        msg: z.string().meta({ description: 'What the buyer is told.' }),
      })
      .nullable()
      .meta({
        description: 'Who cancelled it, and what the buyer is told; null for an order that stands.',
        examples: [null],
      }),
    canCancel: z.boolean().meta({ description: 'Whether the caller may cancel it now.' }),
    receiptUrl: z.string().meta({
      description: 'Signed, short-lived address of the receipt (PDF).',
      examples: ['/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w'],
    }),
    createdAt: instant('When it was placed'),
  })
  .meta({ id: 'Order', description: 'Medicines that were bought, with the prices they were sold at.' });
export type OrderDto = z.infer<typeof OrderDto>;

export const FindOrder = z
  .strictObject({
    number: z
      .string(tOrders('numberMissing'))
      .overwrite(tidyPasted)
      .toUpperCase()
      .regex(/^HP-\d{4}-[A-Z0-9]{6}$/, tOrders('numberFormat'))
      .meta({
        description: 'The order number; small letters count as capitals.',
        examples: ['HP-2026-7KQ4XM'],
      }),
    email: Email,
  })
  .meta({
    id: 'FindOrder',
    description: "What a guest's mail says: the order number, and the email address.",
  });
export type FindOrder = z.infer<typeof FindOrder>;

export const BulkOrders = bulk('BulkOrders', ['pack', 'ship', 'deliver', 'cancel']);
export type BulkOrders = z.infer<typeof BulkOrders>;
