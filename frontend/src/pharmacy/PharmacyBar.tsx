import CartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { HiddenText } from '../common/feedback/Loading';
import { SearchField } from '../common/forms/SearchField';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { boxesOf, cart } from './buying/cart';

const boxesInWords = (boxes: number) => counted(boxes, nouns.box);

/** The way to the cart, with the number of boxes in it; read out when that changes. */
function CartButton({ onOpen }: { onOpen: () => void }) {
  const boxes = boxesOf(cart.use());
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Button
        variant="outlined"
        onClick={onOpen}
        aria-label={boxes === 0 ? 'Cart, empty' : `Cart, ${boxesInWords(boxes)}`}
        sx={{
          bgcolor: 'background.paper',
          minHeight: 56,
          px: { xs: 1.5, sm: 2.5 },
          flexDirection: 'row-reverse',
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1.5 }}>
          Cart{' '}
        </Box>
        <Badge badgeContent={boxes || undefined} color="primary">
          <CartIcon />
        </Badge>
      </Button>
      <span role="status">
        <HiddenText>{boxes > 0 && `${boxesInWords(boxes)} in the cart`}</HiddenText>
      </span>
    </Box>
  );
}

interface PharmacyBarProps {
  search: string;
  onFilter: (change: { search: string }) => void;
  onOpenCart: () => void;
}

/** Search and cart: stay in reach while the medicines scroll. */
export function PharmacyBar({ search, onFilter, onOpenCart }: PharmacyBarProps) {
  const onSearch = useCallback((typed: string) => onFilter({ search: typed }), [onFilter]);
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <Box
      role="search"
      aria-label="Medicines"
      sx={{
        position: 'sticky',
        top: { xs: 60, md: 68 },
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 1,
        mb: 2,
        bgcolor: 'background.default',
      }}
    >
      <SearchField
        label="Search medicines by name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CartButton onOpen={onOpenCart} />
    </Box>
  );
}
