/** Rupees (at most two decimals) to whole paise; exact, since it rounds a value that is already a decimal of two places. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

const rupeeFormat = (decimals: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const wholeRupees = rupeeFormat(0);
const withPaise = rupeeFormat(2);

/** "₹1,200" or "₹38.40" for a sentence. */
export const formatPaise = (paise: number): string =>
  (paise % 100 === 0 ? wholeRupees : withPaise).format(toRupees(paise));

/** "₹1,200.00" for a column of amounts. */
export const formatAmount = (paise: number): string => withPaise.format(toRupees(paise));
