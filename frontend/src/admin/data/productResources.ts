const PRODUCT_RESOURCES = ['medicines', 'lab-tests'] as const;
export type ProductResource = (typeof PRODUCT_RESOURCES)[number];

/** Whether a resource is a product, which the specification's calls change. */
export const isProduct = (resource: string): resource is ProductResource =>
  (PRODUCT_RESOURCES as readonly string[]).includes(resource);
