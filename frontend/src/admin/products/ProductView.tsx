import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { Allowed } from '../steps/Allowed';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import type { Product, ProductKind } from './kind';
import { ProductCard } from './ProductCard';
import { tAdminCommon } from '../../messages/admin/common';

const bulkOf = <T extends Product>({ resource, nouns, nameOf, texts }: ProductKind<T>): Bulk<T> => ({
  needs: `${resource}.edit`,
  nouns,
  nameOf,
  actions: [
    {
      action: 'delete',
      label: tAdminCommon('delete'),
      icon: <DeleteIcon />,
      destructive: true,
      consequence: texts.bulkDeleteConsequence,
    },
  ],
});

/**
 * The specification's view of one kind of product: cards with Edit and Delete, searched and paged by the
 * server.
 */
export const ProductView = <T extends Product>({ kind }: { kind: ProductKind<T> }) => (
  <ListPage
    resource={kind.resource}
    title={kind.viewTitle}
    sorts={kind.sorts}
    search={kind.search}
    filters={kind.filters}
    quick={kind.quick}
    failure={kind.texts.fetchFailed}
    empty={kind.texts.empty}
    action={
      <Allowed to={`${kind.resource}.edit`}>
        <Button component={Link} to={kind.addPath} variant="contained" startIcon={<AddIcon />}>
          {kind.addLabel}
        </Button>
      </Allowed>
    }
  >
    <Records<T>
      bulk={bulkOf(kind)}
      renderCard={(record, select) => (
        <ProductCard key={record.id} kind={kind} record={record} select={select} />
      )}
    >
      {kind.columns}
    </Records>
  </ListPage>
);
