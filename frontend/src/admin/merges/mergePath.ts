/** The page that compares two records; without the second one it asks for it. */
export const mergePath = (keptId: string, mergedId?: string) =>
  `/admin/merges/create?${new URLSearchParams({ keptId, ...(mergedId && { mergedId }) }).toString()}`;
