/** Route where whoever has no login finds an order; with its number filled in when that is known. */
export const findOrderPath = (number: string | null): string =>
  number ? `/orders?${new URLSearchParams({ order: number })}` : '/orders';
