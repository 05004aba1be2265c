import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;
const FEE_PAISE = 80_000;

/** The payment of a visit that was paid on the provider's page. */
export const paymentRow = ({ _id, paymentId, patientId, patientName, doctorId, doctorName, slot }) => ({
  ...{ _id: paymentId, purpose: 'appointment', status: 'paid', amountPaise: FEE_PAISE, currency: 'inr' },
  items: [{ name: `Consultation with ${doctorName}`, unitPaise: FEE_PAISE, quantity: 1 }],
  ...{ patientId, payer: { name: patientName, email: `${String(patientId)}@bench.example` } },
  booking: { doctorId, doctorName, preferredDate: slot.date, preferredTime: slot.time, reason: null },
  ...{ subjectId: _id, returnPath: '/find-doctor', sessionId: `cs_${String(paymentId)}` },
  ...{ paymentIntentId: `pi_${String(paymentId)}`, expiresAt: new Date(), paidAt: new Date() },
  ...{ refunds: [], refundedPaise: 0, createdAt: new Date(), updatedAt: new Date() },
});

/** Two medicines bought by the patient of a visit, paid by the same payment: one less to be made. */
export function orderRow({ patientId, patientName, paymentId }) {
  const _id = new ObjectId();
  const medicine = { medicineId: new ObjectId(), image: null, pricePaise: 12_000, listPricePaise: 15_000 };
  return {
    ...{ _id, number: `BENCH-${String(_id)}`, status: 'placed', patientId, holder: String(patientId) },
    buyer: { name: patientName, email: 'a@bench.example', phone: '+919800000000', address: 'A street' },
    items: [
      { ...medicine, name: 'A medicine', quantity: 1 },
      { ...medicine, name: 'Another one', quantity: 2 },
    ],
    ...{ totalPaise: 36_000, paymentId, placedAt: new Date() },
    history: [{ status: 'placed', at: new Date(), by: patientId }],
    ...{ createdAt: new Date(), updatedAt: new Date() },
  };
}

export const notificationRow = ({ patientId, doctorName }) => ({
  ...{ userId: patientId, title: 'Your visit is confirmed', text: `${doctorName}, Tue, 24 Nov 2026.` },
  ...{ link: '/patientlogin/patientapps', readAt: null, createdAt: new Date() },
});
