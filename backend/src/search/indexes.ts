import type { SearchKind } from '../../../openapi/contract/site/search.js';
import type { KindIndex } from './kind-index.js';

/** An index of whatever records. */
export type Index = Omit<KindIndex<{ id: string }>, never>;
/** One for each kind. */
export type Indexes = Record<SearchKind, Index>;
/** Ids by kind, best first, the kinds in the order in which they are shown. */
export type Found = Map<SearchKind, Set<string>>;
