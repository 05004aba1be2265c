import { useAddressParams } from '../../common/browser/useAddressParams';

/**
 * The visit in the address of the patient's appointments, e.g. from a notification: with its details,
 * cancellation or review open.
 */
export function usePatientVisitUrl() {
  const [params, change] = useAddressParams();
  const named = params.get('visit') ?? '';
  return {
    visitId: /^[0-9a-f]{24}$/.test(named) ? named : null,
    toCancel: params.get('step') === 'cancel',
    toReview: params.get('step') === 'review',
    closeVisit: () => change({ visit: null, step: null }, { replace: true }),
  };
}
