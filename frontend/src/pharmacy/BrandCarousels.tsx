import { Carousel } from '../common/lists/Carousel';
import { BrandPicture } from './pictures/BrandPicture';
import { tPharmacy } from '../messages/shop/pharmacy';

/** Time between two moves of each carousel, ms (specification section 9). */
const INTERVALS_MS = [2500, 2000, 1000] as const;

interface BrandShelf {
  label: string;
  brands: string[];
  intervalMs: number;
}

/** The brands in three equal alphabetical groups. With fewer brands than groups the later ones are omitted. */
export function brandShelves(brands: string[]): BrandShelf[] {
  const sorted = brands.toSorted((a, b) => a.localeCompare(b));
  const startOf = (shelf: number) => Math.ceil((sorted.length * shelf) / INTERVALS_MS.length);
  return INTERVALS_MS.map((intervalMs, index) => {
    const some = sorted.slice(startOf(index), startOf(index + 1));
    const [first, last] = [some[0]?.[0], some.at(-1)?.[0]];
    return {
      label:
        first === last
          ? tPharmacy('brandsFirst', { first })
          : tPharmacy('brandsFirstToLast', { first, last }),
      brands: some,
      intervalMs,
    };
  }).filter(({ brands: some }) => some.length > 0);
}

interface BrandCarouselsProps {
  brands: string[];
  onChoose: (brand: string) => void;
}

/** Three carousels of brands with different intervals; a brand filters the medicines. */
export function BrandCarousels({ brands, onChoose }: BrandCarouselsProps) {
  const slideOf = (brand: string) => ({
    key: brand,
    content: (
      <button
        type="button"
        className="choice-tile"
        onClick={() => onChoose(brand)}
        aria-label={tPharmacy('showMedicinesOf', { brand })}
      >
        <BrandPicture brand={brand} size={56} />
        <span className="tile-name">{brand}</span>
      </button>
    ),
  });
  return (
    <section aria-labelledby="brands" className="pharmacy__part pharmacy__part--brands">
      <h2 className="h2" id="brands">
        {tPharmacy('shopByBrand')}
      </h2>
      <div className="brands">
        {brandShelves(brands).map((shelf) => (
          <Carousel
            key={shelf.intervalMs}
            label={shelf.label}
            intervalMs={shelf.intervalMs}
            slideWidth="calc(50% - 8px)"
            slides={shelf.brands.map(slideOf)}
          />
        ))}
      </div>
    </section>
  );
}
