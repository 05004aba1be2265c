import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { conditions, wordsOf } from './conditions';
import { ConditionPicture } from './pictures/ConditionPicture';

const tile = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  p: { xs: 1, sm: 1.5 },
  width: '100%',
  height: '100%',
  minHeight: 64,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'primary.light', color: 'primary.dark' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

interface CategoriesProps {
  chosen: HealthCondition | undefined;
  onChoose: (condition: HealthCondition | undefined) => void;
}

/** The ten health conditions: each shows its medicines; pressed again, all of them. */
export const Categories = ({ chosen, onChoose }: CategoriesProps) => (
  <Box component="section" aria-labelledby="conditions" sx={{ mb: 4 }}>
    <Typography variant="h2" id="conditions" sx={{ mb: 2 }}>
      Shop by health condition
    </Typography>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        gap: { xs: 1, sm: 2 },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {conditions.map((condition) => (
        <li key={condition}>
          <ButtonBase
            sx={tile}
            aria-pressed={condition === chosen}
            onClick={() => onChoose(condition === chosen ? undefined : condition)}
          >
            <ConditionPicture condition={condition} />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography
                component="span"
                variant="subtitle2"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {condition}
              </Typography>
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                sx={{ display: { xs: 'none', lg: 'block' } }}
              >
                {wordsOf(condition)}
              </Typography>
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  </Box>
);
