import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHospital } from '../hospital/useHospital';
import { PromoDialog, type PromoTopic } from './PromoDialog';
import { PromoPicture, type PromoName } from './pictures/PromoPicture';
import type { MedicinesFilter } from './useMedicines';
import { NO_FILTER } from './useMedicinesUrl';

const tile = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  p: 1.5,
  width: '100%',
  height: '100%',
  minHeight: 88,
  textAlign: 'left',
  borderRadius: 1,
  bgcolor: 'primary.light',
  color: 'text.primary',
  '&:hover': { outline: '1px solid', outlineColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

interface PromoTilesProps {
  onFilter: (change: Partial<MedicinesFilter>) => void;
  /** Brings the medicines into view. */
  onShowMedicines: () => void;
}

interface Promo {
  name: PromoName;
  title: string;
  text: string;
  onClick: () => void;
}

function usePromos(
  { onFilter, onShowMedicines }: PromoTilesProps,
  openDialog: (topic: PromoTopic) => void,
): Promo[] {
  const { promoPercent } = useHospital();
  const navigate = useNavigate();
  const show = (filter: Partial<MedicinesFilter>) => () => {
    onFilter({ ...NO_FILTER, ...filter });
    onShowMedicines();
  };
  const offer: Promo = {
    name: 'offer',
    title: `${promoPercent}% off all medicines`,
    text: 'The reduced price is on each card.',
    onClick: show({}),
  };
  return [
    ...(promoPercent > 0 ? [offer] : []),
    {
      name: 'nearby',
      title: 'Pharmacy near me',
      text: 'When and where we are open',
      onClick: () => openDialog('nearby'),
    },
    {
      name: 'insurance',
      title: 'Insurance',
      text: 'How to get your money back',
      onClick: () => openDialog('insurance'),
    },
    {
      name: 'prescription',
      title: 'Order with prescription',
      text: 'See what your doctor wrote',
      onClick: () => void navigate('/patientlogin/prescriptions'),
    },
    {
      name: 'covid',
      title: 'Covid essentials',
      text: 'Cold, fever and immunity',
      onClick: show({ condition: 'Cold & Immunity' }),
    },
  ];
}

/** The five tiles on top of the pharmacy: each filters the medicines, explains, or leads on. */
export function PromoTiles(props: PromoTilesProps) {
  const [topic, setTopic] = useState<PromoTopic | null>(null);
  const promos = usePromos(props, setTopic);
  return (
    <>
      <Box
        component="ul"
        aria-label="Offers and services"
        sx={{
          display: 'grid',
          gridAutoFlow: { xs: 'column', md: 'row' },
          gridAutoColumns: { xs: 'minmax(232px, 1fr)' },
          gridTemplateColumns: { md: `repeat(${promos.length}, minmax(0, 1fr))` },
          gap: { xs: 1, sm: 2 },
          // Room for the focus ring, which a scrolling box would cut off.
          p: '4px',
          mx: '-4px',
          my: 0,
          mb: 4,
          listStyle: 'none',
          overflowX: { xs: 'auto', md: 'visible' },
        }}
      >
        {promos.map(({ name, title, text, onClick }) => (
          <li key={name}>
            <ButtonBase sx={tile} onClick={onClick}>
              <PromoPicture name={name} />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" variant="subtitle1" sx={{ display: 'block', lineHeight: 1.3 }}>
                  {title}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary">
                  {text}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {topic && <PromoDialog topic={topic} onClose={() => setTopic(null)} />}
    </>
  );
}
