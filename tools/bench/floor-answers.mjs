import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

const QUARTER_HOUR_S = 900;
const HOUR_MS = 3_600_000;
/** What cancelling costs within so many hours of the visit is for the product to say: it does not change the bytes. */
const FREE_UNTIL_HOURS = 24;
const MAX_KNOWN = 10_000;

const key = createSecretKey(randomBytes(32));
const known = new Map();

/** The signed address of something private, remembered as in the product. */
function signed(path, sid) {
  const expires = (Math.floor(Date.now() / 1000 / QUARTER_HOUR_S) + 2) * QUARTER_HOUR_S;
  const text = `${path}:${expires}:${sid}`;
  let signature = known.get(text);
  if (signature === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    signature = createHmac('sha256', key).update(text).digest('base64url');
    known.set(text, signature);
  }
  return `${path}?expires=${expires}&session=${sid}&signature=${signature}`;
}

const rupees = (paise) => paise / 100;
const isoOf = (date) => date?.toISOString() ?? null;
const documentOf = (id, name, sid) => signed(`/api/papers/visits/${id}/${name}`, sid);

/** A visit with the fields and the bytes of the product's answer. */
export function toVisit(row, { type, sid }) {
  const id = String(row._id);
  const { date, time } = row.slot ?? { date: row.preferredDate, time: row.preferredTime };
  const hoursLeft = (Date.parse(`${date}T${time}+05:30`) - Date.now()) / HOUR_MS;
  const isOpen = row.status === 'pending' || row.status === 'accepted';
  const isAhead = isOpen && hoursLeft > 0;
  const refund = hoursLeft > FREE_UNTIL_HOURS ? rupees(row.paidPaise) : 0;
  return {
    ...{ _id: id, id, status: row.status, reason: row.reason, speciality: row.speciality },
    patientId: { _id: String(row.patientId), fullName: row.patientName },
    ...(type !== 'patient' && { heldBy: null }),
    ...{ doctorId: row.doctorId && String(row.doctorId), doctorName: row.doctorName },
    acceptedDoctorId: row.acceptedDoctorId
      ? { _id: String(row.acceptedDoctorId), fullName: row.acceptedDoctorName }
      : null,
    ...{ preferredDate: row.preferredDate, preferredTime: row.preferredTime },
    ...{ appointmentDate: row.appointmentDate, appointmentTime: time, idCard: row.idCard },
    payment: row.paymentId && {
      ...{ id: String(row.paymentId), method: 'online', amount: rupees(row.paidPaise) },
      ...{ refunded: rupees(row.refundedPaise ?? 0), refundIfCancelled: refund },
    },
    ...{ refundIfCancelled: isAhead ? refund : null, canCancel: isAhead, canMove: isAhead },
    ...{ isUpcoming: isAhead, isMoved: date !== row.preferredDate, moveAgreed: Boolean(row.moveAgreedAt) },
    ...{ insteadOf: row.insteadOf ?? null, kind: row.kind ?? 'inPerson', video: null },
    ...{ attendance: row.attendance ?? null, checkInFrom: null },
    wasUnanswered: row.history.some(({ status, by }) => status === 'rejected' && by === null),
    ...{ endReason: row.rejectionReason ?? null, cancelledBy: row.cancellation?.byType ?? null },
    history: row.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    ...{ moves: row.moves ?? [], version: row.history.length },
    reportUrl: row.status === 'completed' ? documentOf(id, 'report', sid) : null,
    receiptUrl: type === 'doctor' || !row.paymentId ? null : documentOf(id, 'receipt', sid),
    calendarUrl: row.status === 'accepted' ? documentOf(id, 'calendar', sid) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toOrder(row, payment, { sid }) {
  const id = String(row._id);
  const { name, email, phone, address } = row.buyer;
  return {
    ...{ id, _id: id, number: row.number, status: row.status, buyer: { name, email, phone, address } },
    ...{ patientId: String(row.patientId), heldBy: null },
    items: row.items.map((item) => ({
      medicineId: String(item.medicineId),
      ...{ name: item.name, imageUrl: `/public/image/medicine/${item.image ?? 'default.webp'}` },
      ...{ price: rupees(item.pricePaise), listPrice: rupees(item.listPricePaise) },
      ...{ quantity: item.quantity, amount: rupees(item.pricePaise * item.quantity) },
    })),
    total: rupees(row.totalPaise),
    history: row.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    ...{ paymentId: String(row.paymentId), refund: payment?.refunds[0] ?? null, cancellation: null },
    ...{ canCancel: row.status === 'placed', receiptUrl: signed(`/api/papers/receipts/${id}`, sid) },
    createdAt: (row.placedAt ?? row.createdAt).toISOString(),
  };
}

export const toPayment = (row) => ({
  ...{ id: String(row._id), purpose: row.purpose, method: 'online', status: row.status },
  ...{ amount: rupees(row.amountPaise), currency: row.currency },
  patient: { _id: String(row.patientId), fullName: row.payer.name },
  payer: { name: row.payer.name, email: row.payer.email },
  items: row.items.map(({ name, unitPaise, quantity }) => ({ name, price: rupees(unitPaise), quantity })),
  doctor: { _id: String(row.booking.doctorId), fullName: row.booking.doctorName },
  ...{ appointmentId: String(row.subjectId), orderId: null, labBookingId: null },
  ...{ refunds: row.refunds, disputes: [], refundedAmount: rupees(row.refundedPaise) },
  ...{ createdAt: row.createdAt.toISOString(), paidAt: isoOf(row.paidAt) },
});

export const toNotification = ({ _id, userId, personId, title, text, link, readAt, createdAt }) => ({
  ...{ id: String(_id), userId: String(userId), personId: personId ? String(personId) : null },
  ...{ title, text, link, readAt: isoOf(readAt) },
  createdAt: createdAt.toISOString(),
});
