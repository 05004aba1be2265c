/** A record with its preferred slug. */
export interface Wanted {
  id: string;
  /** '' for a name without a Latin letter or digit. */
  slug: string;
}

/** What happens with a slug that another record had before. */
export type Reuse = 'never' | 'ofUnlisted' | 'always';

export interface Assigned {
  /** The present slug of each record. */
  byId: Map<string, string>;
  /** Slugs that are not stored yet, or are stored for a record that releases them. */
  changes: { slug: string; id: string }[];
}

/**
 * Gives each record its preferred slug, or one with its id appended when another record has or had it.
 * @param owners the stored slugs with the ids of their records
 */
export function assignedSlugs(wanted: Wanted[], owners: Map<string, string>, reuse: Reuse): Assigned {
  const listed = new Set(wanted.map(({ id }) => id));
  const taken = new Map(owners);
  const assigned: Assigned = { byId: new Map(), changes: [] };
  const isFree = (slug: string, id: string): boolean => {
    const owner = taken.get(slug);
    if (owner === undefined || owner === id || reuse === 'always') return true;
    return reuse === 'ofUnlisted' && !listed.has(owner);
  };
  for (const { id, slug } of wanted) {
    const name = slug && isFree(slug, id) ? slug : [slug, id].filter(Boolean).join('-');
    assigned.byId.set(id, name);
    if (taken.get(name) === id) continue;
    taken.set(name, id);
    assigned.changes.push({ slug: name, id });
  }
  return assigned;
}
