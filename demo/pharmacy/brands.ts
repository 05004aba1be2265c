/** The makers on the demo hospital's shelf: names made up for it. */
export const brands = [
  'Ardhika',
  'Arogvana',
  'Jeevantra',
  'Kshemora',
  'Medhalok',
  'Nirovela',
  'Pranvora',
  'Sukhayan',
  'Tulivra',
  'Vaidmira',
] as const;
export type Brand = (typeof brands)[number];
