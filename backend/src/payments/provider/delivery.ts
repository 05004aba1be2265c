import { z } from 'zod';

const Id = z.string().min(1).max(255);
const Intent = z.object({ payment_intent: z.union([Id, z.object({ id: Id })]).nullish() });
const Session = z.object({ id: Id });

/** The parsed event. A signed text may still not be an event, e.g. `null`, or fields of other types. */
export const Delivery = z
  .object({ id: Id, type: Id, data: z.object({ object: z.looseObject({}) }) })
  .superRefine(({ type, data }, context) => {
    const about = type.startsWith('checkout.session.')
      ? Session
      : /^(refund|charge)\./.test(type)
        ? Intent
        : null;
    const faults = about?.safeParse(data.object).error?.issues ?? [];
    for (const { message, path } of faults)
      context.addIssue({ code: 'custom', message, path: ['data', 'object', ...path] });
  });
