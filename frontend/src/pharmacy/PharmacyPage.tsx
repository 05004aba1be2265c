import { Suspense } from 'react';
import { Navigate, Link, useSearchParams } from 'react-router';
import { useFoundInSight, useListHeading } from '../common/lists/useListHeading';
import { lazyThemed } from '../common/theme/lazyThemed';
import { ForWhom } from '../family/ForWhom';
import { useWhoIsItFor } from '../family/useWhoIsItFor';
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
import '../common/controls.css';
import './pharmacy.css';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tForWhom } from '../messages/people/forWhom';
import { tPharmacy } from '../messages/shop/pharmacy';

const CartDrawer = lazyThemed(async () => (await import('./buying/CartDrawer')).CartDrawer);
const CheckoutDialog = lazyThemed(async () => (await import('./buying/CheckoutDialog')).CheckoutDialog);

type Shopping = ReturnType<typeof useShopping>;

const emptyCart = ({ fromCart }: PendingCheckout) => cart.takeOut(fromCart);

interface ShoppingDialogsProps {
  opened: NonNullable<Shopping['opened']>;
  shopping: Shopping;
}

/** The cart or the checkout over the medicines, for the person chosen in either. */
function ShoppingDialogs({ opened, shopping }: ShoppingDialogsProps) {
  const { missing, note, close, openCart, checkOutCart } = shopping;
  const whoIsItFor = useWhoIsItFor();
  if (opened === 'cart')
    return (
      <CartDrawer
        missing={missing}
        note={note}
        whoIsItFor={whoIsItFor}
        onClose={close}
        onCheckout={checkOutCart}
      />
    );
  return (
    <CheckoutDialog
      purchase={opened}
      whoIsItFor={whoIsItFor}
      onClose={close}
      onBackToCart={opened.from === 'cart' ? openCart : undefined}
    />
  );
}

function Pharmacy() {
  usePageTitle(tCommon('pharmacy'), tPharmacy('pageDescription'));
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
    <div className="page">
      <div className="row row--apart pharmacy__head">
        <h1 className="h1">{tCommon('pharmacy')}</h1>
        <Link className="link" to={findOrderPath(null)}>
          {tPage('findMyOrder')}
        </Link>
      </div>
      <ForWhom text={(name: string) => tForWhom('buyingFor', { name })} />
      <PharmacyBar search={filter.search} onFilter={setFilter} onOpenCart={shopping.openCart} />
      <CheckoutResult purpose="order" label={tPharmacy('yourOrder')} onPaid={emptyCart}>
        {({ number }) => <OrderPlaced number={number} />}
      </CheckoutResult>
      <CheckoutBanner purpose="order" />
      {/* Hidden during a text search, so that the results are directly below the box. */}
      {!filter.search && (
        <>
          <PromoTiles onFilter={setFilter} onShowMedicines={showMedicines} />
          <Categories chosen={filter.condition} onChoose={(condition) => setFilter({ condition })} />
        </>
      )}
      {!isFiltered && (medicines.isPending || brands.length > 0) && (
        <BrandCarousels brands={brands} onChoose={chooseBrand} />
      )}
      <section aria-labelledby="medicines">
        <MedicineFilters headingRef={heading} filter={filter} onFilter={setFilter} />
        <MedicineGrid
          query={medicines}
          filter={filter}
          onFilter={turnPage}
          onBuy={shopping.buy}
          onAdd={shopping.add}
        />
      </section>
      <Suspense>
        {shopping.opened !== null && <ShoppingDialogs opened={shopping.opened} shopping={shopping} />}
      </Suspense>
    </div>
  );
}

/** The pharmacy: also the return page of the checkout, and the target of guests' mails about orders. */
export function PharmacyPage() {
  const orderNumber = useSearchParams()[0].get('order');
  return orderNumber ? <Navigate to={findOrderPath(orderNumber)} replace /> : <Pharmacy />;
}
