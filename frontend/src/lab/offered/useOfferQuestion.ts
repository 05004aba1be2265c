import { useDoubts } from '../../common/feedback/useDoubts';
import { tLab } from '../../messages/shop/lab';

/** Asks before a test is chosen for a person to whom it is not offered. */
export const useOfferQuestion = () =>
  useDoubts({ title: tLab('offered.title'), confirmLabel: tLab('offered.confirm') });
