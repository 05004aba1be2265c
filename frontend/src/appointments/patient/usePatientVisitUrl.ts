import { useSearchParams } from 'react-router';

/**
 * The visit that the address of the patient's appointments names, e.g. from a notification; its details are open, or the
 * question whether to cancel it.
 */
export function usePatientVisitUrl() {
  const [params, setParams] = useSearchParams();
  const named = params.get('visit') ?? '';
  const closeVisit = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('visit');
        next.delete('step');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    visitId: /^[0-9a-f]{24}$/.test(named) ? named : null,
    toCancel: params.get('step') === 'cancel',
    closeVisit,
  };
}
