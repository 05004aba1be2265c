/** Rupees (at most two decimals) to whole paise; exact, since it rounds a value that is already a decimal of two places. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "₹1,200" for a sentence. */
export const formatPaise = (paise: number): string => rupeeFormat.format(toRupees(paise));
