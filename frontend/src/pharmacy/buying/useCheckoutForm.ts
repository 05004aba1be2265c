import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Customer } from '../../../../openapi/contract/shop/orders.js';
import { ApiError, sentenceOf } from '../../api/client';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { currentTab } from '../../common/browser/currentTab';
import type { WhoIsItForChoice } from '../../family/useWhoIsItFor';
import { tSpecified } from '../../messages/specified';
import { useLastAddress } from '../../orders/useOrders';
import type { CartLine } from './cart';
import { isUnprescribed } from './cartView';
import { type Purchase, itemErrorsOf, useMedicineCheckout } from './useMedicineCheckout';
import { useMedicinesById } from '../useMedicines';
import { tPharmacy } from '../../messages/shop/pharmacy';

const CUSTOMER_FIELDS = ['name', 'email', 'phone', 'address'] as const;
const isCustomerField = (field: string) => CUSTOMER_FIELDS.find((each) => each === field);

/** The known data of the buyer; it does not overwrite input when it arrives later. */
function useKnownCustomer(): Customer {
  const user = useCurrentUser().data;
  const address = useLastAddress(user?.type === 'patient');
  return { name: user?.fullName ?? '', email: user?.email ?? '', phone: user?.mobile ?? '', address };
}

function detailOf(error: unknown): string {
  const sentence = sentenceOf(error);
  const priceChanged = error instanceof ApiError && error.code === 'PRICE_CHANGED';
  return priceChanged ? tPharmacy('pricesChanged', { sentence }) : sentence;
}

interface CheckoutFormOptions {
  purchase: Purchase;
  whoIsItFor: WhoIsItForChoice;
  /** Called before the browser leaves for the hosted checkout. */
  onLeaving: () => void;
}

/** State of the checkout dialog: present prices, the buyer's fields, and the result of sending. */
export function useCheckoutForm({ purchase, whoIsItFor, onLeaving }: CheckoutFormOptions) {
  const medicines = useMedicinesById(purchase.lines.map(({ medicineId }) => medicineId));
  const lines: CartLine[] = purchase.lines.map((line) => ({
    ...line,
    price: medicines.data?.get(line.medicineId)?.promotionPrice ?? line.price,
  }));
  const checkout = useMedicineCheckout();
  const [error, setError] = useState<{ text: string; detail?: string } | null>(null);
  const form = useForm<Customer>({
    resolver: zodResolver(Customer),
    values: useKnownCustomer(),
    resetOptions: { keepDirtyValues: true },
  });

  const refuse = (cause: unknown) => {
    setError({ text: tSpecified('medicinePaymentFailed'), detail: detailOf(cause) });
    if (!(cause instanceof ApiError)) return;
    for (const [field, message] of Object.entries(cause.fieldErrors)) {
      const name = isCustomerField(field.replace(/^user\./, ''));
      if (name) form.setError(name, { message });
    }
  };

  const submit = form.handleSubmit(
    (user) => {
      setError(null);
      checkout.mutate(
        { purchase: { ...purchase, lines }, user, whoIsItFor },
        {
          onError: refuse,
          onSuccess: (url) => {
            // Closed before leaving: the browser's Back then shows the page, not a busy dialog.
            onLeaving();
            currentTab.open(url);
          },
        },
      );
    },
    () => {
      const isIncomplete = Object.values(form.getValues()).some((value) => value.trim() === '');
      setError(isIncomplete ? { text: tSpecified('checkoutFieldsMissing') } : null);
    },
  );

  const itemErrors = itemErrorsOf(checkout.error);
  const unprescribed = lines
    .filter((line) => isUnprescribed({ line, medicine: medicines.data?.get(line.medicineId) ?? null }))
    .map(({ name }) => name);
  return { form, lines, unprescribed, submit, error, itemErrors, isBusy: checkout.isPending };
}
