import CartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PrescriptionCart } from '../../../openapi/contract/care/prescription-cart.js';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { sentenceOf } from '../api/client';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError, notifyInfo } from '../common/feedback/notices';
import { cart } from '../pharmacy/buying/cart';
import { openCart } from '../pharmacy/buying/missing';
import { BoxesDialog } from './BoxesDialog';
import { orderedSentence } from './lines/orderedBoxes';
import { type CartItem, shoppingOf, withBoxes } from './prescriptionView';
import { usePrescriptionCart } from './usePrescriptions';
import { tPrescription } from '../messages/care/prescriptions';
import { tPage } from '../messages/pages';

const ASK_DOCTOR = tPage('askElsewhere');

/** "Metformin 500 mg: You have ordered 2 of 3 boxes." of each medicine. */
const orderedText = (items: CartItem[]): string =>
  items
    .flatMap((item) => {
      const sentence = orderedSentence(item);
      return sentence ? [tPrescription('boxesOrderedOf', { name: item.name, sentence })] : [];
    })
    .join(' ');

interface OrderMedicinesButtonProps {
  prescription: PrescriptionDto;
  variant: 'contained' | 'outlined';
}

/** Fills the cart with the medicines of a prescription and opens it. */
export function OrderMedicinesButton({ prescription, variant }: OrderMedicinesButtonProps) {
  const navigate = useNavigate();
  const shopping = usePrescriptionCart();
  const subject = useId();

  const [asked, setAsked] = useState<PrescriptionCart | null>(null);

  const fill = (answer: PrescriptionCart) => {
    const { lines, missing, notSold, uncounted, limited, ordered } = shoppingOf(answer, prescription);
    if (uncounted.length > 0) {
      setAsked(answer);
      return;
    }
    setAsked(null);
    if (lines.length === 0 && missing.length === 0 && ordered.length > 0) {
      notifyError(tPrescription('allOrdered'), orderedText(ordered), subject);
      return;
    }
    if (lines.length === 0 && missing.length === 0) {
      notifyError(tPrescription('noneSold'), ASK_DOCTOR, subject);
      return;
    }
    const problem = cart.fill(lines);
    if (problem) notifyInfo(problem);
    if (answer.allergies.length > 0)
      notifyInfo(tPrescription('checkAllergies', { allergies: answer.allergies.join(', ') }));
    for (const { reason } of answer.refused) notifyInfo(reason);
    for (const { name, quantity, maxQuantity } of limited)
      notifyInfo(tPrescription('orderLimit', { name, quantity, maxQuantity }));
    if (notSold.length > 0)
      notifyInfo(tPrescription('someNotSold', { notSold: notSold.join(', ') }), ASK_DOCTOR);
    const note = ordered.length > 0 ? tPrescription('restAdded', { ordered: orderedText(ordered) }) : null;
    void navigate('/medicine', { state: openCart(missing, note) });
  };
  const order = () =>
    shopping.mutate(prescription._id, {
      onSuccess: fill,
      onError: (error) => notifyError(tPrescription('addToCartFailed'), sentenceOf(error), subject),
    });
  return (
    <>
      <Button
        variant={variant}
        startIcon={<CartIcon />}
        loading={shopping.isPending}
        onClick={order}
        aria-label={tPrescription('orderMedicinesOf', { prescriptionNumber: prescription.number })}
      >
        {tPrescription('orderMedicines')}
      </Button>
      <InlineError subject={subject} />
      {asked && (
        <BoxesDialog
          items={shoppingOf(asked, prescription).uncounted}
          onClose={() => setAsked(null)}
          onChosen={(boxes) => fill(withBoxes(asked, boxes))}
        />
      )}
    </>
  );
}
