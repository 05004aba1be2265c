import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import type { Product, ProductKind } from './kind';
import { ProductCreate } from './ProductCreate';
import { ProductEdit } from './ProductEdit';

/** The specification's add screen; with `?id=` in the address it edits that product. */
export function ProductAdd<T extends Product>({ kind }: { kind: ProductKind<T> }) {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <ProductEdit key={id} kind={kind} id={id} /> : <ProductCreate kind={kind} />;
}

interface WayProps {
  path: string;
}

/** The resource's list address redirects to the view, with its filters. */
export const ToView = ({ path }: WayProps) => <Navigate to={path + useLocation().search} replace />;

/** The resource's record address redirects to its form. */
export const ToForm = ({ path }: WayProps) => (
  <Navigate to={`${path}?id=${encodeURIComponent(useParams().id ?? '')}`} replace />
);
