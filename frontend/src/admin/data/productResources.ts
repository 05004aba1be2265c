const PRODUCT_RESOURCES = ['medicines', 'lab-tests'] as const;
export type ProductResource = (typeof PRODUCT_RESOURCES)[number];

/** Whether a resource is one of what the hospital sells, which is changed by the specification's calls. */
export const isProduct = (resource: string): resource is ProductResource =>
  (PRODUCT_RESOURCES as readonly string[]).includes(resource);
