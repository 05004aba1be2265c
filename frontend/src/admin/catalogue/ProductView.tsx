import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { ListPage } from '../common/ListPage';
import type { Product, ProductKind } from './kind';
import { ProductCard } from './ProductCard';

/** The specification's view of one kind of product: cards with Edit and Delete, searched and paged by the server. */
export const ProductView = <T extends Product>({ kind }: { kind: ProductKind<T> }) => (
  <ListPage<T>
    resource={kind.resource}
    title={kind.viewTitle}
    renderCard={(record) => <ProductCard key={record.id} kind={kind} record={record} />}
    sorts={kind.sorts}
    filters={kind.filters}
    failure={kind.texts.fetchFailed}
    empty={kind.texts.empty}
    action={
      <Button component={Link} to={kind.addPath} variant="contained" startIcon={<AddIcon />}>
        {kind.addLabel}
      </Button>
    }
  />
);
