import type { RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../data/dataProvider';

type Rows = Record<string, RaRecord[]>;

const isMatch = (row: RaRecord, filter: Record<string, unknown>) =>
  Object.entries(filter).every(([field, value]) =>
    field === 'q' ? JSON.stringify(row).includes(String(value)) : row[field] === value,
  );

/**
 * The console's data in memory: filters by equality, does not sort, returns the requested page.
 * @param rows records by resource
 * @param overrides calls that a test answers itself
 */
export function fakeProvider(rows: Rows, overrides: Partial<ConsoleDataProvider> = {}): ConsoleDataProvider {
  const of = (resource: string) => rows[resource] ?? [];
  const one = (resource: string, id: unknown) => {
    const row = of(resource).find((each) => each.id === id);
    if (!row) throw new Error(`The test has no ${resource} ${String(id)}.`);
    return row;
  };
  const refuse = (call: string) => () => Promise.reject(new Error(`The test has no answer for ${call}.`));
  const provider = {
    getList: (
      resource: string,
      { pagination, filter }: { pagination: Page; filter: Record<string, unknown> },
    ) => {
      const found = of(resource).filter((row) => isMatch(row, filter));
      const first = (pagination.page - 1) * pagination.perPage;
      return Promise.resolve({ data: found.slice(first, first + pagination.perPage), total: found.length });
    },
    getOne: (resource: string, { id }: { id: unknown }) => Promise.resolve({ data: one(resource, id) }),
    getMany: (resource: string, { ids }: { ids: unknown[] }) =>
      Promise.resolve({ data: of(resource).filter((row) => ids.includes(row.id)) }),
    getManyReference: refuse('getManyReference'),
    create: refuse('create'),
    update: refuse('update'),
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
    act: refuse('act'),
    bulk: refuse('bulk'),
    exportCsv: refuse('exportCsv'),
    ...overrides,
  };
  return provider as ConsoleDataProvider;
}

interface Page {
  page: number;
  perPage: number;
}
