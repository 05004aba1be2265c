import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHospital } from '../hospital/useHospital';
import type { PromoTopic } from './PromoDialog';
import { PromoPicture, type PromoName } from './pictures/PromoPicture';
import type { MedicinesFilter } from './useMedicines';
import { NO_FILTER } from './useMedicinesUrl';
import { tPharmacy } from '../messages/shop/pharmacy';

const PromoDialog = lazy(async () => ({ default: (await import('./PromoDialog')).PromoDialog }));

interface PromoTilesProps {
  onFilter: (change: Partial<MedicinesFilter>) => void;
  /** Scrolls to the medicines. */
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
    title: tPharmacy('offAllMedicines', { promoPercent }),
    text: tPharmacy('promotionText'),
    onClick: show({}),
  };
  return [
    ...(promoPercent > 0 ? [offer] : []),
    {
      name: 'nearby',
      title: tPharmacy('pharmacyNearMe'),
      text: tPharmacy('openingHoursLink'),
      onClick: () => openDialog('nearby'),
    },
    {
      name: 'insurance',
      title: tPharmacy('insurance'),
      text: tPharmacy('insuranceLink'),
      onClick: () => openDialog('insurance'),
    },
    {
      name: 'prescription',
      title: tPharmacy('orderWithPrescription'),
      text: tPharmacy('prescriptionLink'),
      onClick: () => void navigate('/patientlogin/prescriptions'),
    },
    {
      name: 'covid',
      title: tPharmacy('covidEssentials'),
      text: tPharmacy('coldFeverAndImmunity'),
      onClick: show({ condition: 'Cold & Immunity' }),
    },
  ];
}

/** The five tiles at the top of the pharmacy: each filters, explains, or links. */
export function PromoTiles(props: PromoTilesProps) {
  const [topic, setTopic] = useState<PromoTopic | null>(null);
  const promos = usePromos(props, setTopic);
  return (
    <>
      <ul aria-label={tPharmacy('offersAndServices')} className="promos">
        {promos.map(({ name, title, text, onClick }) => (
          <li key={name}>
            <button type="button" className="choice-tile" onClick={onClick}>
              <PromoPicture name={name} />
              <span>
                <span className="promo-title">{title}</span>
                <span className="body2 muted">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{topic && <PromoDialog topic={topic} onClose={() => setTopic(null)} />}</Suspense>
    </>
  );
}
