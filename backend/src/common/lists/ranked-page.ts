import type { Model, Types } from 'mongoose';
import type { PageOf } from './read-page.js';
import { readPage } from './read-page.js';

/** Rows of a broader text are not ranked: the usual order is of more use than the first of thousands. */
const MAX_RANKED = 1000;

/** The order of rows that match a typed text: the best fit first, and rows of one fit in the order of the list. */
export interface Ranking {
  columns: Record<string, 1>;
  fit: (row: Record<string, unknown>) => number;
}

/** One page with the best fit first; in the order of the list if too many rows match. */
export async function readRanked<Row>(
  model: Model<Row>,
  page: PageOf<Row>,
  { columns, fit }: Ranking,
): Promise<Row[]> {
  const { filter, sort, skip, limit } = page;
  // Counted before they are sorted, which reads every match.
  const many = await model.countDocuments(filter, { limit: MAX_RANKED + 1 });
  if (many > MAX_RANKED) return readPage(model, page);
  const found = await model
    .find(filter, columns)
    .sort(sort)
    .lean<(Record<string, unknown> & { _id: Types.ObjectId })[]>();
  const ids = found
    .map((row) => ({ _id: row._id, fit: fit(row) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(skip, skip + limit)
    .map(({ _id }) => String(_id));
  const rows = await model
    .find({ $and: [filter, { _id: { $in: ids } }] }, page.columns)
    .lean<(Row & { _id: Types.ObjectId })[]>();
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
