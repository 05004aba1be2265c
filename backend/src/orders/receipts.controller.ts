import { documentController } from '../pdf/document-controller.js';
import { ReceiptsService } from './receipts.service.js';

export const ReceiptsController = documentController({
  tag: 'Orders',
  service: ReceiptsService,
  source: (receipts) => receipts,
  own: {
    path: 'v1/orders/:id/receipt',
    operationId: 'getReceipt',
    summary: 'Get the receipt of an order',
    description: "Requires the token of the order's patient or of an administrator.",
    access: ['patient', 'admin'],
  },
  signed: {
    path: 'papers/receipts/:id',
    operationId: 'openReceipt',
    summary: 'Get the receipt of an order by signed URL',
    description: 'Requires the signed, short-lived `receiptUrl` of the order.',
  },
});
