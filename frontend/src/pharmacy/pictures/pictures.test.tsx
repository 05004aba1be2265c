import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { conditions } from '../conditions';
import { BrandPicture } from './BrandPicture';
import { ConditionPicture } from './ConditionPicture';
import { EmptyCartDrawing, EmptyShelfDrawing } from './EmptyPictures';
import { PromoPicture, type PromoName } from './PromoPicture';

const brands = ['Ardhika', 'Arogvana', 'Jeevantra', 'Kshemora', 'Medhalok', 'Nirovela', 'Pranvora'];
const moreBrands = ['Sukhayan', 'Tulivra', 'Vaidmira'];
const promos: PromoName[] = ['offer', 'nearby', 'insurance', 'prescription', 'covid'];

const drawn = (picture: ReactNode): string => render(<>{picture}</>).container.innerHTML;

const pictures = [
  ...conditions.map((condition) => drawn(<ConditionPicture condition={condition} />)),
  ...promos.map((name) => drawn(<PromoPicture name={name} />)),
  ...[...brands, ...moreBrands].map((brand) => drawn(<BrandPicture brand={brand} />)),
  drawn(<EmptyCartDrawing />),
  drawn(<EmptyShelfDrawing />),
];

describe('pictures of the pharmacy', () => {
  it('all differ', () => {
    expect(pictures).toHaveLength(27);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('is decoration in the tones of the theme that loads nothing', () => {
    for (const picture of pictures) {
      expect(picture).toContain('aria-hidden="true"');
      expect(picture).not.toMatch(/https?:|href|url\(|<image|#[0-9a-f]{3}/i);
    }
  });

  it('uses the requested size', () => {
    const { container } = render(<ConditionPicture condition="Oral Care" size={64} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '64');
  });

  it.each([
    ['Newcomer', 'N'],
    ['  zenith', 'Z'],
    ['constructor', 'C'],
  ])('shows the brand %s, which has no mark, by its letter', (brand, letter) => {
    expect(render(<BrandPicture brand={brand} />).container).toHaveTextContent(letter);
  });
});
