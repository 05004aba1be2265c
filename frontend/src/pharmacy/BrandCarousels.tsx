import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Carousel } from '../common/lists/Carousel';
import { BrandPicture } from './pictures/BrandPicture';

/** Time between two moves of each carousel, ms (specification section 9). */
const INTERVALS_MS = [2500, 2000, 1000] as const;

const tile = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1.5,
  width: '100%',
  minHeight: 120,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
};

interface BrandShelf {
  label: string;
  brands: string[];
  intervalMs: number;
}

/**
 * The brands in three shelves of equal length, by the alphabet.
 * With fewer brands than shelves the later shelves are left out.
 */
export function brandShelves(brands: string[]): BrandShelf[] {
  const sorted = brands.toSorted((a, b) => a.localeCompare(b));
  const startOf = (shelf: number) => Math.ceil((sorted.length * shelf) / INTERVALS_MS.length);
  return INTERVALS_MS.map((intervalMs, index) => {
    const some = sorted.slice(startOf(index), startOf(index + 1));
    const [first, last] = [some[0]?.[0], some.at(-1)?.[0]];
    return {
      label: first === last ? `Brands ${first}` : `Brands ${first} to ${last}`,
      brands: some,
      intervalMs,
    };
  }).filter(({ brands: some }) => some.length > 0);
}

interface BrandCarouselsProps {
  brands: string[];
  onChoose: (brand: string) => void;
}

/** Three carousels of brands, each at a pace of its own; a brand shows its medicines. */
export function BrandCarousels({ brands, onChoose }: BrandCarouselsProps) {
  const slideOf = (brand: string) => ({
    key: brand,
    content: (
      <ButtonBase sx={tile} onClick={() => onChoose(brand)} aria-label={`${brand}: show the medicines`}>
        <BrandPicture brand={brand} size={56} />
        <Typography component="span" variant="subtitle2" noWrap sx={{ maxWidth: '100%' }}>
          {brand}
        </Typography>
      </ButtonBase>
    ),
  });
  return (
    <Box component="section" aria-labelledby="brands" sx={{ mb: 4 }}>
      <Typography variant="h2" id="brands" sx={{ mb: 1 }}>
        Shop by brand
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 1,
        }}
      >
        {brandShelves(brands).map((shelf) => (
          <Carousel
            key={shelf.intervalMs}
            label={shelf.label}
            intervalMs={shelf.intervalMs}
            slideWidth="152px"
            slides={shelf.brands.map(slideOf)}
          />
        ))}
      </Box>
    </Box>
  );
}
