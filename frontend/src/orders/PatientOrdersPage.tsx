import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { EmptyCartDrawing } from '../pharmacy/pictures/EmptyPictures';
import { CancelOrderDialog } from './CancelOrderDialog';
import { OrderCard } from './OrderCard';
import { useMyOrders } from './useOrders';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';

/** The patient's orders: state, items, receipt and cancellation. */
export function PatientOrdersPage() {
  const title = useTitleOf(tPage('orders'));
  usePageTitle(title);
  const orders = useMyOrders();
  const [cancelled, setCancelled] = useState<OrderDto | null>(null);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {orders.isPending && <RecordsSkeleton />}
      {orders.isError && <ErrorRetry error={orders.error} onRetry={() => void orders.refetch()} />}
      {orders.data?.length === 0 && (
        <EmptyState text={tOrder('ordersEmpty')} drawing={<EmptyCartDrawing />}>
          <Button variant="contained" component={RouterLink} to="/medicine">
            {tOrder('goToPharmacy')}
          </Button>
        </EmptyState>
      )}
      {orders.data && (
        <RecordList label={tPage('orders')}>
          {orders.data.map((order) => (
            <OrderCard key={order._id} isOwner order={order} onCancel={() => setCancelled(order)} />
          ))}
        </RecordList>
      )}
      {orders.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          {tOrder('showOlderOrders')}
        </Button>
      )}
      {cancelled && <CancelOrderDialog order={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
