import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { ObjectId, Price, freeText, historyOf, idOf, idsOf, instant, lineOfText } from '../common.js';
import { patientGuardian } from '../people/dependants.js';
import { Email, Mobile } from '../people/fields.js';
import { personName } from '../people/names.js';
import { tidyPasted } from '../site/addresses.js';
import { MAX_MEDICINES } from '../care/prescription-facts.js';
import { MAX_CART_ITEMS, MAX_QUANTITY } from './medicines.js';
import messages from '../../../messages/en/contract/shop/orders.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tOrders = createMessages('contract/shop/orders', messages);

export const ORDER_STATUSES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;

export const OrderStatus = z.enum(ORDER_STATUSES).meta({
  id: 'OrderStatus',
  description: 'Transitions: placed → packed → shipped → delivered; placed or packed → cancelled.',
});
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The buyer's details at the checkout. All fields are required. */
export const Customer = z
  .strictObject({
    name: personName(tOrders('nameMissing')).meta({
      description: 'Full name of the buyer; at least one letter, no web address.',
      examples: ['Asha Rao'],
    }),
    email: Email,
    phone: Mobile,
    address: freeText(500, tOrders('addressMissing')).meta({
      description: 'Delivery address.',
      examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
    }),
  })
  .meta({
    id: 'Customer',
    description: "The buyer's details for the delivery and the receipt. All fields are required.",
  });
export type Customer = z.infer<typeof Customer>;

const PrescribedFor = z.strictObject({
  id: idOf('the prescription'),
  line: z
    .number(tOrders('lineInvalid'))
    .int(tOrders('lineInvalid'))
    .min(1, tOrders('lineInvalid'))
    .max(MAX_MEDICINES, tOrders('lineInvalid'))
    .meta({ description: 'Number of the line on the prescription, from 1.', examples: [1] }),
});

export const CartItem = z
  .strictObject({
    medicineId: idOf('the medicine'),
    quantity: z
      .number(tOrders('quantityMissing'))
      .int(tValidation('wholeBoxes'))
      .min(1, tOrders('quantityTooLow'))
      .max(MAX_QUANTITY, tOrders('quantityTooHigh', { max: MAX_QUANTITY }))
      .meta({ description: 'Number of boxes.', examples: [2] }),
    price: Price.optional().meta({
      description: 'Price per box as last read, in rupees. If given, it is compared with the current price.',
    }),
    prescription: PrescribedFor.optional().meta({
      description:
        "Line of a prescription that the boxes are for. The prescription must be the caller's own or that of a dependant, and the line must be active. The boxes count against its course.",
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
        description: 'Name of a single medicine, as in the list.',
        examples: ['Metformin 500 mg tablets'],
      }),
    medicinePrice: Price.optional().meta({
      description: 'Price as last read, in rupees: the list price or the promotion price.',
    }),
    items: z
      .array(CartItem)
      .min(1, tOrders('cartEmpty'))
      .max(MAX_CART_ITEMS, tOrders('tooManyMedicines', { max: MAX_CART_ITEMS }))
      .refine(distinctMedicines, tValidation('medicinesRepeated'))
      .optional()
      .meta({ description: 'Items of the cart, instead of medicineName and medicinePrice.' }),
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
    description: "One box of one medicine (the specification's call), or the items of a cart.",
  });
export type CreateMedicineCheckout = z.infer<typeof CreateMedicineCheckout>;

export const RefundState = z
  .strictObject({
    amount: z.number().meta({ description: 'Amount refunded or in progress, in rupees.', examples: [800] }),
    status: z
      .enum(['pending', 'done'])
      .meta({ description: 'pending until the provider has confirmed the refund.' }),
  })
  .meta({ id: 'RefundState', description: 'A refund to the payer.' });
export type RefundState = z.infer<typeof RefundState>;

const OrderedFor = z.strictObject({
  ...PrescribedFor.shape,
  number: z.string().meta({ description: 'Number of the prescription.', examples: ['RX-2026-7KQ4XM'] }),
  problem: z
    .string()
    .nullable()
    .meta({
      description:
        'While the order is placed or packed: why the pharmacy must check the item before it packs or ships it, e.g. because a doctor has stopped the medicine. Otherwise null.',
      examples: [null],
    }),
});

export const OrderDto = z
  .strictObject({
    ...idsOf('the order'),
    number: z.string().meta({
      description: 'Order number for the buyer: HP, the year and six characters.',
      examples: ['HP-2026-7KQ4XM'],
    }),
    status: OrderStatus,
    buyer: z
      .strictObject({
        name: z.string().meta({ description: 'Full name of the buyer.', examples: ['Asha Rao'] }),
        email: z.string().meta({
          description: 'Email address of the buyer, in lower case.',
          examples: ['patient@demo.test'],
        }),
        phone: z
          .string()
          .meta({ description: 'Mobile number of the buyer (E.164).', examples: ['+919812345678'] }),
        address: z.string().meta({
          description: 'Delivery address.',
          examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
        }),
      })
      .meta({ description: "The buyer's details, as entered at the checkout." }),
    patientId: ObjectId.nullable().meta({
      description: 'Id of the account of the buyer: 24 hexadecimal digits; null for a guest.',
    }),
    heldBy: patientGuardian,
    items: z
      .array(
        z.strictObject({
          medicineId: ObjectId.meta({
            description: 'Id of the medicine: 24 hexadecimal digits. The medicine may no longer exist.',
          }),
          name: z.string().meta({
            description: 'Name of the medicine at the time of the sale.',
            examples: ['Metformin 500 mg tablets'],
          }),
          imageUrl: z.string().meta({
            description: 'Path of the picture on this server.',
            examples: ['/public/image/medicine/default.webp'],
          }),
          price: z
            .number()
            .meta({ description: 'Price per box at the time of the sale, in rupees.', examples: [96] }),
          listPrice: z
            .number()
            .meta({ description: 'List price per box before the promotion, in rupees.', examples: [120] }),
          quantity: z
            .number()
            .int()
            .meta({ description: 'Number of boxes.', examples: [2] }),
          amount: z.number().meta({ description: 'price × quantity, in rupees.', examples: [192] }),
          cancelled: z.boolean().meta({
            description: 'Whether this item alone was cancelled. Its amount is refunded.',
            examples: [false],
          }),
          canCancel: z.boolean().meta({
            description: 'Whether the caller may cancel this item now.',
            examples: [true],
          }),
          restocked: z
            .number()
            .int()
            .meta({ description: 'Boxes that came back and are sold again.', examples: [0] }),
          canRestock: z.boolean().meta({
            description: 'Whether the caller may put returned boxes of this item back into the stock.',
            examples: [false],
          }),
          prescription: OrderedFor.nullable().meta({
            description: 'Line of a prescription that the item was ordered for; null otherwise.',
            examples: [null],
          }),
        }),
      )
      .meta({ description: 'Bought medicines.' }),
    total: z.number().meta({
      description:
        'Sum of the amounts of the items that are not cancelled, in rupees; equal to the amount paid if none is cancelled.',
      examples: [192],
    }),
    history: historyOf(OrderStatus),
    paymentId: idOf('the payment'),
    refund: RefundState.nullable().meta({
      description: 'Refund of the payment; null if there is none.',
      examples: [null],
    }),
    cancellation: z
      .strictObject({
        by: z.enum(['buyer', 'hospital']).meta({ description: 'Role that cancelled the booking.' }),
        msg: z.string().meta({ description: 'Message to the buyer about the cancellation.' }),
      })
      .nullable()
      .meta({
        description:
          'Cancellation: its role and the message to the buyer; null if the order is not cancelled.',
        examples: [null],
      }),
    canCancel: z.boolean().meta({ description: 'Whether the caller may cancel the visit now.' }),
    receiptUrl: z.string().meta({
      description: 'Signed, short-lived URL of the receipt (PDF).',
      examples: ['/api/papers/receipts/66f1a2b3c4d5e6f708192a3b?expires=1795241400&signature=Xb7w'],
    }),
    createdAt: instant('Time of the order'),
  })
  .meta({ id: 'Order', description: 'An order of medicines, with the prices at the time of the sale.' });
export type OrderDto = z.infer<typeof OrderDto>;

export const FindOrder = z
  .strictObject({
    number: z
      .string(tOrders('numberMissing'))
      .overwrite(tidyPasted)
      .toUpperCase()
      .regex(/^HP-\d{4}-[A-Z0-9]{6}$/, tOrders('numberFormat'))
      .meta({
        description: 'Order number; case-insensitive.',
        examples: ['HP-2026-7KQ4XM'],
      }),
    email: Email,
  })
  .meta({
    id: 'FindOrder',
    description: 'Order number and email address, as in the mail to a guest.',
  });
export type FindOrder = z.infer<typeof FindOrder>;

export const RestockBoxes = z
  .strictObject({
    boxes: z
      .number(tOrders('quantityMissing'))
      .int(tValidation('wholeBoxes'))
      .min(1, tOrders('quantityTooLow'))
      .max(MAX_QUANTITY, tOrders('quantityTooHigh', { max: MAX_QUANTITY }))
      .meta({ description: 'Number of returned boxes that can be sold again.', examples: [1] }),
    restocked: z
      .int()
      .min(0)
      .meta({
        description:
          'Boxes of the item that are back already, as last read: a repeated call changes nothing.',
        examples: [0],
      }),
  })
  .meta({ id: 'RestockBoxes' });
export type RestockBoxes = z.infer<typeof RestockBoxes>;

export const BulkOrders = bulk('BulkOrders', ['pack', 'ship', 'deliver', 'cancel']);
export type BulkOrders = z.infer<typeof BulkOrders>;
