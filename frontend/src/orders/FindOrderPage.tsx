import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { FindOrder, type OrderDto } from '../../../openapi/contract/shop/orders.js';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/useSession';
import { DialogError } from '../common/feedback/DialogError';
import { usePageTitle } from '../hospital/usePageTitle';
import { CancelOrderDialog } from './CancelOrderDialog';
import { OrderCard } from './OrderCard';
import { useFindOrder } from './useOrders';

/** Order number and email address; hands up the order that they lead to. */
function FindOrderForm({ onFound }: { onFound: (order: OrderDto) => void }) {
  const [params] = useSearchParams();
  const search = useFindOrder();
  const form = useForm<FindOrder>({
    resolver: zodResolver(FindOrder),
    defaultValues: { number: params.get('order')?.slice(0, 20) ?? '', email: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => search.mutate(values, { onSuccess: onFound }));
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      sx={{ maxWidth: 480 }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Order number"
        placeholder="HP-2026-7KQ4XM"
        autoComplete="off"
        error={Boolean(errors.number)}
        helperText={errors.number?.message}
        slotProps={{ inputLabel: { shrink: true } }}
        {...form.register('number')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
        {...form.register('email')}
      />
      <DialogError text={search.error && sentenceOf(search.error)} />
      <Button type="submit" variant="contained" size="large" loading={search.isPending}>
        Find my order
      </Button>
    </Stack>
  );
}

/** For who bought without a login: the order, by its number and the email address it was bought with. */
export function FindOrderPage() {
  usePageTitle(
    'Find my order',
    'See where your medicines are, with the order’s number and your email address.',
  );
  const isPatient = useSession()?.userType === 'patient';
  const [order, setOrder] = useState<OrderDto | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 800 }}>
      <Typography variant="h1">Find my order</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        Both are in the mail that we sent when you paid.{' '}
        {isPatient && (
          <Link component={RouterLink} to="/patientlogin/orders">
            What you bought while logged in is in your patient area.
          </Link>
        )}
      </Typography>
      {order ? (
        <>
          <OrderCard order={order} component="section" onCancel={() => setIsCancelling(true)} />
          <Button sx={{ mt: 2 }} onClick={() => setOrder(null)}>
            Find another order
          </Button>
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
    </Box>
  );
}
