import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { Dialog } from '../common/feedback/Dialog';
import { Button, buttonLook } from '../common/forms/Button';
import { formatOpeningHours } from '../hospital/openingHours';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

export type PromoTopic = 'nearby' | 'insurance';

/** Nothing while the opening hours are unknown. */
const openSentences = (name: string, hours: string) =>
  hours ? [tPharmacy('openingHours', { name, hours })] : [];

const topics: Record<PromoTopic, { title: string; sentences: (hospital: Hospital) => string[] }> = {
  nearby: {
    title: tPharmacy('pharmacyNearMe'),
    sentences: ({ name, openingHours }) => [
      ...openSentences(name, formatOpeningHours(openingHours)),
      tPharmacy('deliveryText'),
    ],
  },
  insurance: {
    title: tPharmacy('insurance'),
    sentences: () => [tPharmacy('insuranceText'), tPharmacy('receiptText')],
  },
};

/** The text of a promo tile. */
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
        <Button onClick={onClose}>{tPage('close')}</Button>
        {hospital.phone && (
          <a className={buttonLook('contained')} href={telephoneLink(hospital.phone)}>
            {tPage('callPhone', { phone: hospital.phone })}
          </a>
        )}
      </div>
    </Dialog>
  );
}
