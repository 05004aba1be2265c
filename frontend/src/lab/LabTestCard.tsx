import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { formatRupees } from '../common/format/format';
import { ProductPicture } from '../pharmacy/ProductPicture';

/** Height of a card, px: the skeletons have it too, so that nothing jumps. */
const CARD_HEIGHT = 384;
const PICTURE_HEIGHT = 140;

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

/** One lab test. */
export function LabTestCard({ test, onBook }: { test: LabTestDto; onBook: () => void }) {
  const { testName, group, description, price, turnaround, imageUrl } = test;
  return (
    <Card
      component="li"
      sx={{ p: 2, minHeight: CARD_HEIGHT, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <ProductPicture src={imageUrl} height={PICTURE_HEIGHT} />
      <Typography variant="h6" component="h3" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {testName}
      </Typography>
      {group && (
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {group}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" title={description} sx={{ ...threeLines, mt: 0.5 }}>
        {description}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 1.5 }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="h3" component="p">
            {formatRupees(price)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
            Turnaround: {turnaround}
          </Typography>
        </Stack>
        <Button
          fullWidth
          variant="contained"
          onClick={onBook}
          aria-label={`Book test: ${testName}`}
          sx={{ mt: 1.5 }}
        >
          Book test
        </Button>
      </Box>
    </Card>
  );
}

export const LabTestCardSkeleton = () => <Skeleton variant="rounded" height={CARD_HEIGHT} />;
