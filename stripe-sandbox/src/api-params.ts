import { z } from 'zod';
import { isCurrency } from './money.js';
import { StripeApiError } from './stripe-error.js';
import type { FormFields } from './form-body.js';

const MAX_AMOUNT = 99_999_999;
const MAX_METADATA_KEYS = 50;

/** Form values are texts; a whole number in one. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid integer')
  .transform(Number);
const positive = wholeNumber.pipe(z.number().min(1, 'This value must be greater than or equal to 1'));
const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5_000);
const email = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')
  .max(800);
const text = z.string().min(1).max(5_000);
const expand = z.array(z.string().max(100)).max(10).default([]);

const metadata = z
  .record(
    z.string().max(40, 'Metadata keys can be at most 40 characters'),
    z.string().max(500, 'Metadata values can be at most 500 characters'),
  )
  .refine((entries) => Object.keys(entries).length <= MAX_METADATA_KEYS, 'Metadata can have at most 50 keys')
  .transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')))
  .default({});

const lineItem = z.strictObject({
  quantity: positive,
  price_data: z.strictObject({
    currency: z.string().toLowerCase().refine(isCurrency, 'Invalid currency'),
    unit_amount: wholeNumber.pipe(z.number().max(MAX_AMOUNT, 'Amount must be no more than 99999999')),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: text.optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata,
    }),
  }),
});

/** POST /v1/checkout/sessions */
export const createSessionParams = z.strictObject({
  mode: z.literal('payment', 'The sandbox knows mode=payment only'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: email.optional(),
  expires_at: wholeNumber.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata, description: text.optional(), receipt_email: email.optional() })
    .default({ metadata: {} }),
  payment_method_types: z.array(z.literal('card', 'The sandbox takes cards only')).max(1).optional(),
  locale: z.string().max(10).optional(),
  submit_type: z.enum(['auto', 'book', 'pay', 'donate']).optional(),
  ui_mode: z.enum(['hosted_page', 'hosted']).optional(),
  expand,
});
export type CreateSessionParams = z.infer<typeof createSessionParams>;

/** POST /v1/refunds */
export const createRefundParams = z.strictObject({
  payment_intent: z.string().min(1).max(100),
  amount: positive.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});
export type CreateRefundParams = z.infer<typeof createRefundParams>;

/** GET /v1/refunds: those of one payment, newest first. */
export const listRefundsParams = z.strictObject({
  payment_intent: z.string().min(1).max(100),
  limit: positive.pipe(z.number().max(100, 'A page has at most 100')).default(10),
  expand,
});

/** GET /v1/disputes: those of one payment, newest first. */
export const listDisputesParams = z.strictObject({
  payment_intent: z.string().min(1).max(100),
  limit: positive.pipe(z.number().max(100, 'A page has at most 100')).default(10),
});

/** GET /v1/checkout/sessions: the one that a payment was made in. */
export const listSessionsParams = z.strictObject({
  payment_intent: z.string().min(1).max(100),
  limit: positive.pipe(z.number().max(100, 'A page has at most 100')).default(10),
});

/** GET /v1/events: newest first. */
export const listEventsParams = z.strictObject({
  types: z.array(z.string().max(100)).min(1).max(20).optional(),
  created: z.strictObject({ gte: wholeNumber }).optional(),
  starting_after: z.string().max(100).optional(),
  limit: positive.pipe(z.number().max(100, 'A page has at most 100')).default(10),
});

/** Every call that reads one object, and expiring a session. */
export const expandParams = z.strictObject({ expand });

/**
 * Checks a decoded form.
 * @throws StripeApiError 400 with Stripe's code and the name of the first parameter at fault, as `line_items[0][quantity]`
 */
export function checkParams<T extends z.ZodType>(schema: T, fields: FormFields): z.infer<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues[0], fields);
}

function refusal(issue: z.core.$ZodIssue, fields: FormFields): StripeApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0]]);
    return new StripeApiError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = bracketed(issue.path);
  if (isMissing(fields, issue.path)) {
    return new StripeApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return new StripeApiError(400, `Invalid ${param}: ${issue.message}`, {
    code: codeOf(issue.message),
    param,
  });
}

function codeOf(message: string): string | undefined {
  if (message === 'Invalid integer') return 'parameter_invalid_integer';
  if (message === 'Not a valid URL') return 'url_invalid';
  return undefined;
}

function bracketed(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return first + rest.map((step) => `[${step}]`).join('');
}

function isMissing(fields: FormFields, path: PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (group, step) => (typeof group === 'object' && group !== null ? Reflect.get(group, step) : undefined),
    fields,
  );
  return value === undefined;
}
