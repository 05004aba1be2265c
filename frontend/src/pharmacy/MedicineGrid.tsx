import type { UseQueryResult } from '@tanstack/react-query';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Button } from '../common/forms/Button';
import { PagedCards } from '../common/lists/PagedCards';
import { tSpecified } from '../messages/specified';
import { cart } from './buying/cart';
import { MedicineCard, MedicineCardSkeletons } from './MedicineCard';
import { EmptyShelfDrawing } from './pictures/EmptyPictures';
import type { MedicinesFilter, MedicinesPage } from './useMedicines';
import { NO_FILTER } from './useMedicinesUrl';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

/** The number of cards that are visible first on wide screens. */
const FIRST_ROW = 4;

interface MedicineGridProps {
  query: UseQueryResult<MedicinesPage>;
  filter: MedicinesFilter;
  onFilter: (change: Partial<MedicinesFilter>) => void;
  onBuy: (medicine: MedicineDto) => void;
  onAdd: (medicine: MedicineDto) => void;
}

function countSentence({ total, answered: { search, condition, brand } }: MedicinesPage): string {
  return tPharmacy('found', {
    count: total,
    hasCondition: Boolean(condition),
    condition: condition ?? '',
    hasBrand: Boolean(brand),
    brand: brand ?? '',
    hasSearch: Boolean(search),
    search: search ?? '',
  });
}

/** The medicines of the page with pagination, or an empty state. */
export function MedicineGrid({ query, filter, onFilter, onBuy, onAdd }: MedicineGridProps) {
  const lines = cart.use();
  if (query.isError) {
    return (
      <ErrorRetry
        text={tSpecified('medicinesFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <Loading>
        <div className="grid-cards grid-cards--waiting">
          <MedicineCardSkeletons cards={8} />
        </div>
      </Loading>
    );
  }
  const { medicines, pages } = query.data;
  return (
    <PagedCards
      sentence={countSentence(query.data)}
      isStale={query.isPlaceholderData}
      page={filter.page}
      pages={pages}
      onPage={(page) => onFilter({ page })}
    >
      {medicines.length === 0 && (
        <EmptyState text={tSpecified('noMedicines')} drawing={<EmptyShelfDrawing />}>
          <Button look="outlined" onClick={() => onFilter(NO_FILTER)}>
            {tPharmacy('showAllMedicines')}
          </Button>
        </EmptyState>
      )}
      <ul aria-label={tPage('medicines')} className="grid-cards">
        {medicines.map((medicine, index) => (
          <MedicineCard
            key={medicine._id}
            medicine={medicine}
            inCart={lines.find(({ medicineId }) => medicineId === medicine._id)?.quantity ?? 0}
            isFirst={index < FIRST_ROW}
            onBuy={() => onBuy(medicine)}
            onAdd={() => onAdd(medicine)}
          />
        ))}
      </ul>
    </PagedCards>
  );
}
