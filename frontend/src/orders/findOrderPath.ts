/** Route of the order lookup for guests, prefilled with the number if known. */
export const findOrderPath = (number: string | null): string =>
  number ? `/orders?${new URLSearchParams({ order: number })}` : '/orders';
