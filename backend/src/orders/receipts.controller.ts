import { documentController } from '../pdf/document-controller.js';
import { ReceiptsService } from './receipts.service.js';

export const ReceiptsController = documentController({
  tag: 'Orders',
  service: ReceiptsService,
  source: (receipts) => receipts,
  own: {
    path: 'v1/orders/:id/receipt',
    operationId: 'getReceipt',
    summary: 'Receipt of an order',
    description: "For the order's patient and administrators, with their token.",
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/receipts/:id',
    operationId: 'openReceipt',
    summary: 'Receipt of an order by its signed address',
    description: 'Opens with the signed, short-lived `receiptUrl` of the order only.',
  },
});
