import type { SearchKind } from '../../../openapi/contract/site/search.js';
import type { KindIndex } from './kind-index.js';

/** An index of any kind of records. */
export type Index = Omit<KindIndex<{ id: string }>, never>;
/** One for each kind. */
export type Indexes = Record<SearchKind, Index>;
/** Ids by kind, best first; kinds in display order. */
export type Found = Map<SearchKind, Set<string>>;
