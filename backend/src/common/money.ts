/** Rupees (at most two decimals) to whole paise; exact, because it rounds a decimal with two places. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const amountFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹1,200" for a text. */
export const formatPaise = (paise: number): string => rupeeFormat.format(toRupees(paise));

/** "₹1,200.00" for a column of amounts. */
export const formatAmount = (paise: number): string => amountFormat.format(toRupees(paise));
