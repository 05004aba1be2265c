import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { PagedCards } from '../common/lists/PagedCards';
import { messages } from '../messages';
import { cart } from './buying/cart';
import { MedicineCard, MedicineCardSkeleton } from './MedicineCard';
import { EmptyShelfDrawing } from './pictures/EmptyPictures';
import type { MedicinesFilter, MedicinesPage } from './useMedicines';
import { NO_FILTER } from './useMedicinesUrl';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface MedicineGridProps {
  query: UseQueryResult<MedicinesPage>;
  filter: MedicinesFilter;
  onFilter: (change: Partial<MedicinesFilter>) => void;
  onBuy: (medicine: MedicineDto) => void;
  onAdd: (medicine: MedicineDto) => void;
}

function countSentence({ total, answered: { search, condition, brand } }: MedicinesPage): string {
  const medicines = counted(total, nouns.medicine);
  const parts = [
    medicines,
    condition && `for ${condition}`,
    brand && `by ${brand}`,
    search && `like “${search}”`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The medicines of the page with their pages, or what there is to say when there are none. */
export function MedicineGrid({ query, filter, onFilter, onBuy, onAdd }: MedicineGridProps) {
  const lines = cart.use();
  if (query.isError) {
    return (
      <ErrorRetry text={messages.medicinesFailed} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (query.isPending) {
    return (
      <Loading>
        <Box sx={{ ...grid, mt: 4.5 }}>
          {Array.from({ length: 8 }, (_, index) => (
            <MedicineCardSkeleton key={index} />
          ))}
        </Box>
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
        <EmptyState text={messages.noMedicines} drawing={<EmptyShelfDrawing />}>
          <Button variant="outlined" onClick={() => onFilter(NO_FILTER)}>
            Show all medicines
          </Button>
        </EmptyState>
      )}
      <Box component="ul" aria-label="Medicines" sx={grid}>
        {medicines.map((medicine) => (
          <MedicineCard
            key={medicine._id}
            medicine={medicine}
            inCart={lines.find(({ medicineId }) => medicineId === medicine._id)?.quantity ?? 0}
            onBuy={() => onBuy(medicine)}
            onAdd={() => onAdd(medicine)}
          />
        ))}
      </Box>
    </PagedCards>
  );
}
