import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { formatOpeningHours } from '../hospital/openingHours';
import { telephoneLink, useHospital } from '../hospital/useHospital';

export type PromoTopic = 'nearby' | 'insurance';

/** Nothing as long as the opening hours are not known. */
const openSentences = (name: string, hours: string) =>
  hours ? [`The pharmacy of ${name} is open from ${hours}.`] : [];

const topics: Record<PromoTopic, { title: string; sentences: (hospital: Hospital) => string[] }> = {
  nearby: {
    title: 'Pharmacy near me',
    sentences: ({ name, openingHours }) => [
      ...openSentences(name, formatOpeningHours(openingHours)),
      'You need not come: what you order here is brought to the address you give.',
    ],
  },
  insurance: {
    title: 'Insurance',
    sentences: () => [
      'You pay here by card and hand the receipt to your insurer.',
      'Every order has one (PDF), with its number and our GST number. Ask your insurer first which medicines it covers.',
    ],
  },
};

/** What a promo tile has to say. */
export function PromoDialog({ topic, onClose }: { topic: PromoTopic; onClose: () => void }) {
  const hospital = useHospital();
  const { title, sentences } = topics[topic];
  return (
    <Dialog open onClose={onClose} aria-labelledby="promo-title" fullWidth maxWidth="xs">
      <DialogTitle id="promo-title">{title}</DialogTitle>
      <DialogContent>
        {sentences(hospital).map((sentence) => (
          <Typography key={sentence} sx={{ mb: 1 }}>
            {sentence}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
        {hospital.phone && (
          <Button variant="contained" href={telephoneLink(hospital.phone)}>
            Call {hospital.phone}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
