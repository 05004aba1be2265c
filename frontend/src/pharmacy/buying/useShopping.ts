import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import { useSession } from '../../auth/useSession';
import { notifyError, notifyInfo } from '../../common/feedback/notices';
import { tAccount } from '../../messages/accounts';
import { cart } from './cart';
import { askedCart } from './missing';
import type { Purchase } from './useMedicineCheckout';

/** The open overlay of the pharmacy: the cart, a checkout, or none. Only visitors and patients buy. */
export function useShopping() {
  const userType = useSession()?.userType ?? 'patient';
  const { state } = useLocation() as { state: unknown };
  const asked = askedCart(state);
  const [opened, setOpened] = useState<'cart' | Purchase | null>(asked && 'cart');

  const ifMayBuy = (step: () => void) => {
    if (userType === 'patient') step();
    else notifyError(tAccount('onlyPatientsBuy'), tAccount('loginAsPatientToBuy', { type: userType }));
  };

  return {
    opened,
    /** Items of an order that could not be added to the cart. */
    missing: asked?.missing ?? [],
    /** What the buyer should know about an order that filled the cart. */
    note: asked?.note ?? null,
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
