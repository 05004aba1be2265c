import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { Dialog } from '../common/feedback/Dialog';
import { Button, buttonLook } from '../common/forms/Button';
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
    <Dialog title={title} onClose={onClose}>
      <div className="dialog__content stack stack--close">
        {sentences(hospital).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="dialog__actions">
        <Button onClick={onClose}>Close</Button>
        {hospital.phone && (
          <a className={buttonLook('contained')} href={telephoneLink(hospital.phone)}>
            Call {hospital.phone}
          </a>
        )}
      </div>
    </Dialog>
  );
}
