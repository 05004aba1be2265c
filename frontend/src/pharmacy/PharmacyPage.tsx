import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router';
import { useFoundInSight, useListHeading } from '../common/lists/useListHeading';
import { usePageTitle } from '../hospital/usePageTitle';
import { findOrderPath } from '../orders/findOrderPath';
import { CheckoutBanner } from '../payments/CheckoutBanner';
import { CheckoutResult } from '../payments/CheckoutResult';
import type { PendingCheckout } from '../payments/pendingCheckout';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { BrandCarousels } from './BrandCarousels';
import { Categories } from './Categories';
import { MedicineGrid } from './MedicineGrid';
import { OrderPlaced } from './buying/OrderPlaced';
import { PharmacyBar } from './PharmacyBar';
import { PromoTiles } from './PromoTiles';
import { MedicineFilters } from './MedicineFilters';
import { cart } from './buying/cart';
import { type MedicinesFilter, useMedicines } from './useMedicines';
import { NO_FILTER, useMedicinesUrl } from './useMedicinesUrl';
import { useShopping } from './buying/useShopping';

const CartDrawer = lazy(async () => ({ default: (await import('./buying/CartDrawer')).CartDrawer }));
const CheckoutDialog = lazy(async () => ({
  default: (await import('./buying/CheckoutDialog')).CheckoutDialog,
}));

const emptyCart = ({ fromCart }: PendingCheckout) => cart.takeOut(fromCart);

/** The cart or the checkout over the medicines. */
function ShoppingDialogs({ shopping }: { shopping: ReturnType<typeof useShopping> }) {
  const { opened, missing, close, openCart, checkOutCart } = shopping;
  if (opened === null) return null;
  if (opened === 'cart') return <CartDrawer missing={missing} onClose={close} onCheckout={checkOutCart} />;
  return (
    <CheckoutDialog
      purchase={opened}
      onClose={close}
      onBackToCart={opened.from === 'cart' ? openCart : undefined}
    />
  );
}

function Pharmacy() {
  usePageTitle(
    'Pharmacy',
    'Medicines from the hospital’s own pharmacy: search, pay by card and follow the order.',
  );
  useCheckoutReturn('order');
  const { filter, setFilter, isFiltered } = useMedicinesUrl();
  const medicines = useMedicines(filter);
  const shopping = useShopping();
  const [heading, showMedicines] = useListHeading();
  useFoundInSight(heading, filter.search);
  const brands = medicines.data?.brands ?? [];

  const turnPage = (change: Partial<MedicinesFilter>) => {
    setFilter(change);
    if (change.page) showMedicines();
  };
  const chooseBrand = (brand: string) => {
    setFilter({ ...NO_FILTER, brand });
    showMedicines();
  };

  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', mb: 1 }}
      >
        <Typography variant="h1">Pharmacy</Typography>
        <Link component={RouterLink} to={findOrderPath(null)}>
          Find my order
        </Link>
      </Stack>
      <PharmacyBar search={filter.search} onFilter={setFilter} onOpenCart={shopping.openCart} />
      <CheckoutResult purpose="order" label="Your order" onPaid={emptyCart}>
        {({ number }) => <OrderPlaced number={number} />}
      </CheckoutResult>
      <CheckoutBanner purpose="order" />
      {/* Folded away while a text is typed: what was found stands right under the box. */}
      {!filter.search && (
        <>
          <PromoTiles onFilter={setFilter} onShowMedicines={showMedicines} />
          <Categories chosen={filter.condition} onChoose={(condition) => setFilter({ condition })} />
        </>
      )}
      {!isFiltered && brands.length > 0 && <BrandCarousels brands={brands} onChoose={chooseBrand} />}
      <Box component="section" aria-labelledby="medicines">
        <MedicineFilters headingRef={heading} filter={filter} isFiltered={isFiltered} onFilter={setFilter} />
        <MedicineGrid
          query={medicines}
          filter={filter}
          onFilter={turnPage}
          onBuy={shopping.buy}
          onAdd={shopping.add}
        />
      </Box>
      <Suspense>
        <ShoppingDialogs shopping={shopping} />
      </Suspense>
    </Box>
  );
}

/** The pharmacy: also where the checkout sends the browser back to, and where mails to guests lead to their order. */
export function PharmacyPage() {
  const orderNumber = useSearchParams()[0].get('order');
  return orderNumber ? <Navigate to={findOrderPath(orderNumber)} replace /> : <Pharmacy />;
}
