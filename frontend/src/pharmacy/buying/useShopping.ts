import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import { useSession } from '../../auth/useSession';
import { notifyError, notifyInfo } from '../../common/feedback/notices';
import { cart } from './cart';
import type { Purchase } from './useMedicineCheckout';

/** State of a location that opens the pharmacy with its cart. */
export const OPEN_CART = { opens: 'cart' } as const;

const opensCart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === OPEN_CART.opens;

/** What is open over the medicines: the cart, a checkout, or nothing. Only visitors and patients buy. */
export function useShopping() {
  const userType = useSession()?.userType ?? 'patient';
  const { state } = useLocation() as { state: unknown };
  const [opened, setOpened] = useState<'cart' | Purchase | null>(opensCart(state) ? 'cart' : null);

  const ifMayBuy = (step: () => void) => {
    if (userType === 'patient') step();
    else
      notifyError(
        'Only visitors and patients can buy medicines.',
        `You are logged in as ${userType}. Log out, or log in as a patient, to buy.`,
      );
  };

  return {
    opened,
    close: () => setOpened(null),
    openCart: () => setOpened('cart'),
    buy: ({ _id: medicineId, name, promotionPrice: price }: MedicineDto) =>
      ifMayBuy(() => setOpened({ from: 'card', lines: [{ medicineId, name, price, quantity: 1 }] })),
    add: (medicine: MedicineDto) =>
      ifMayBuy(() => {
        const problem = cart.add(medicine);
        if (problem) notifyInfo(problem);
      }),
    checkOutCart: () => ifMayBuy(() => setOpened({ from: 'cart', lines: cart.lines() })),
  };
}
