/** Number of decimals of a currency's minor unit: 2 for inr, 0 for jpy. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount for people, such as `₹1,00,000.00`.
 * @param minorUnits integer amount in the currency's smallest unit (paise)
 * @param currency ISO 4217 code in any case
 */
export function formatMoney(minorUnits: number, currency: string): string {
  const code = currency.toUpperCase();
  const amount = minorUnits / 10 ** decimalsOf(code);
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: code }).format(amount);
}

/** Whether Intl knows the code; keeps a typing error in `currency` from becoming a failure on the page. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase());
}
