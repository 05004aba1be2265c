/** Route of the order lookup for guests; with the number filled in if known. */
export const findOrderPath = (number: string | null): string =>
  number ? `/orders?${new URLSearchParams({ order: number })}` : '/orders';
