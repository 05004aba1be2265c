import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { FindOrder, type OrderDto } from '../../../openapi/contract/shop/orders.js';
import { tidyPasted } from '../../../openapi/contract/site/addresses.js';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/useSession';
import { DialogError } from '../common/feedback/DialogError';
import { Button } from '../common/forms/Button';
import { TextField } from '../common/forms/TextField';
import { lazyThemed } from '../common/theme/lazyThemed';
import { WithContact } from '../hospital/contact/WithContact';
import { usePageTitle } from '../hospital/usePageTitle';
import { useFindOrder } from './useOrders';
import './orders.css';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';

const OrderCard = lazyThemed(async () => (await import('./OrderCard')).OrderCard);
const CancelOrderDialog = lazyThemed(async () => (await import('./CancelOrderDialog')).CancelOrderDialog);

/** Looks up an order by number and email address and passes it up. */
function FindOrderForm({ onFound }: { onFound: (order: OrderDto) => void }) {
  const [params] = useSearchParams();
  const search = useFindOrder();
  const form = useForm<FindOrder>({
    resolver: zodResolver(FindOrder),
    defaultValues: { number: tidyPasted(params.get('order') ?? '').slice(0, 20), email: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => search.mutate(values, { onSuccess: onFound }));
  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={tOrder('orderNumber')}
        placeholder="HP-2026-7KQ4XM"
        autoComplete="off"
        problem={errors.number?.message}
        {...form.register('number')}
      />
      <TextField
        label={tPage('email')}
        type="email"
        autoComplete="email"
        problem={errors.email?.message}
        {...form.register('email')}
      />
      <DialogError text={search.error && sentenceOf(search.error)} />
      <Button type="submit" look="contained" className="button--large" isBusy={search.isPending}>
        {tPage('findMyOrder')}
      </Button>
    </form>
  );
}

/** For guests: the order, found by its number and email address. */
export function FindOrderPage() {
  usePageTitle(tPage('findMyOrder'), tOrder('findOrderHint'));
  const isPatient = useSession()?.userType === 'patient';
  const [order, setOrder] = useState<OrderDto | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <WithContact>
      <div className="find-order">
        <h1 className="h1">{tPage('findMyOrder')}</h1>
        <p className="muted find-order__lead">
          {tOrder('orderNumberHint')}{' '}
          {isPatient && (
            <Link className="link" to="/patientlogin/orders">
              {tOrder('ownOrdersHint')}
            </Link>
          )}
        </p>
        <Suspense>
          {order ? (
            <>
              <OrderCard order={order} component="section" onCancel={() => setIsCancelling(true)} />
              <Button onClick={() => setOrder(null)}>{tOrder('findAnotherOrder')}</Button>
            </>
          ) : (
            <FindOrderForm onFound={setOrder} />
          )}
          {order && isCancelling && (
            <CancelOrderDialog
              order={order}
              asGuest
              onCancelled={setOrder}
              onClose={() => setIsCancelling(false)}
            />
          )}
        </Suspense>
      </div>
    </WithContact>
  );
}
