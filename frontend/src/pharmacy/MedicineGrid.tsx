import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Medicine } from '../../../openapi/contract/medicines.js';
import { EmptyState } from '../common/EmptyState';
import { ErrorRetry } from '../common/ErrorRetry';
import { Loading } from '../common/Loading';
import { messages } from '../messages';
import { cart } from './cart';
import { MedicineCard, MedicineCardSkeleton } from './MedicineCard';
import { EmptyShelfDrawing } from './pictures/EmptyPictures';
import type { MedicinesFilter } from './useMedicines';
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
  query: UseQueryResult<{ medicines: Medicine[]; total: number; pages: number }>;
  filter: MedicinesFilter;
  onFilter: (change: Partial<MedicinesFilter>) => void;
  onBuy: (medicine: Medicine) => void;
  onAdd: (medicine: Medicine) => void;
}

function countSentence(total: number, { search, condition, brand }: MedicinesFilter): string {
  const medicines = total === 1 ? '1 medicine' : `${total} medicines`;
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
  const { medicines, total, pages } = query.data;
  return (
    <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {countSentence(total, filter)}
      </Typography>
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
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(filter.page, pages)}
          onChange={(_, page) => onFilter({ page })}
          size="large"
          color="primary"
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
