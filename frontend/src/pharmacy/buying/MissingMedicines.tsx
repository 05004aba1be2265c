import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { formatRupees } from '../../common/format/format';
import { notifyInfo } from '../../common/feedback/notices';
import { cart } from './cart';
import { type MissingMedicine, QUESTIONS, missingSentence } from './missing';
import { tPage } from '../../messages/pages';
import { tPharmacy } from '../../messages/shop/pharmacy';

const ASK_DOCTOR = tPage('askElsewhere');

function Missing({ medicine }: { medicine: MissingMedicine }) {
  const { instead } = medicine;
  const box = useRef<HTMLDivElement>(null);
  const isTaken = cart.use().some(({ medicineId }) => medicineId === instead?.medicineId);

  const take = () => {
    if (!instead) return;
    const problem = cart.fill([instead]);
    if (problem) notifyInfo(problem);
    // The button is gone, so the focus moves here.
    else box.current?.focus();
  };
  return (
    <Alert ref={box} tabIndex={-1} component="li" role="listitem" severity={isTaken ? 'success' : 'warning'}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{missingSentence(medicine)}</Typography>
      {!instead && (
        <Typography variant="body2">{medicine.ask ? QUESTIONS[medicine.ask] : ASK_DOCTOR}</Typography>
      )}
      {instead && isTaken && (
        <Typography variant="body2" role="status">
          {tPharmacy('replacedInCart', { insteadName: instead.name })}
        </Typography>
      )}
      {instead && !isTaken && (
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {tPharmacy('sameSubstance', { price: formatRupees(instead.price) })}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={take} sx={{ textAlign: 'left' }}>
            {tPharmacy('takeInstead', { insteadName: instead.name })}
          </Button>
        </>
      )}
    </Alert>
  );
}

/** Ordered items that could not be added to the cart, with alternatives. */
export const MissingMedicines = ({ medicines }: { medicines: readonly MissingMedicine[] }) => (
  <Stack component="ul" aria-label={tPharmacy('notInCart')} spacing={1} sx={{ p: 0, m: 0, mb: 1 }}>
    {medicines.map((medicine) => (
      <Missing key={medicine.name} medicine={medicine} />
    ))}
  </Stack>
);
