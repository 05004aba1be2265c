import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateMedicineCheckout, Customer } from '../../../../openapi/contract/shop/orders.js';
import { ApiError, client, read } from '../../api/client';
import type { WhoIsItForChoice } from '../../family/useWhoIsItFor';
import { keepCheckout } from '../../payments/useCheckout';
import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** The items of a checkout: one box of one medicine, or the cart. Prices are those shown to the buyer. */
export interface Purchase {
  from: 'card' | 'cart';
  lines: CartLine[];
}

interface MedicineCheckout {
  purchase: Purchase;
  user: Customer;
  whoIsItFor: Pick<WhoIsItForChoice, 'person' | 'headers'>;
}

const toItem = ({ medicineId, quantity, price, prescription }: CartLine) => ({
  medicineId,
  quantity,
  price,
  prescription: prescription && { id: prescription.id, line: prescription.line },
});

/** The specification's call for one box; the same call with items for a cart. */
function bodyOf({ from, lines }: Purchase, user: Customer): CreateMedicineCheckout {
  const [first] = lines;
  if (from === 'card' && first) return { medicineName: first.name, medicinePrice: first.price, user };
  return { items: lines.map(toItem), user };
}

function wordsOf({ lines }: Purchase): string {
  const [first, ...others] = lines;
  if (!first) return '';
  return others.length === 0
    ? first.name
    : tPharmacy('andOthers', { firstName: first.name, otherCount: others.length });
}

/** Reserves the boxes and opens a checkout; resolves with the checkout's address. */
export function useMedicineCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ purchase, user, whoIsItFor }: MedicineCheckout) => {
      const { person, headers } = whoIsItFor;
      const body = bodyOf(purchase, user);
      const checkout = await read(
        client.POST('/api/payment/create-medicine-checkout-session', { body, headers }),
      );
      await keepCheckout(checkout, {
        purpose: 'order',
        person,
        what: wordsOf(purchase),
        fromCart:
          purchase.from === 'cart'
            ? purchase.lines.map(({ medicineId, quantity }) => ({ medicineId, quantity }))
            : [],
      });
      return checkout.url;
    },
    // Reserved, or refused because price or stock differ: in both cases the medicines have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['medicines'] }),
  });
}

/** The refusals of medicines, by index. */
export function itemErrorsOf(error: unknown): Map<number, string> {
  const refusals = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  const found = new Map<number, string>();
  for (const [field, sentence] of refusals) {
    const index = /^items\.(\d+)\./.exec(field)?.[1];
    if (index !== undefined) found.set(Number(index), sentence);
    else if (field.startsWith('medicine')) found.set(0, sentence);
  }
  return found;
}
