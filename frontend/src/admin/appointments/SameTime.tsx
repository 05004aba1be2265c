import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { OverlapQuestion } from '../../booking/OverlapQuestion';
import { readOverlaps } from '../../booking/useVisitOverlaps';

const CHOSEN = ['doctorId', 'preferredDate', 'preferredTime'] as const;
type Chosen = Record<(typeof CHOSEN)[number], string>;

interface SameTimeProps {
  patientId: string;
  /** The visit that moves, which leaves its old time. */
  movedId?: string;
  onAsk: (isAsked: boolean) => void;
}

/** Warns of another visit of the patient at the chosen time, and tells the surrounding form. */
export function SameTime({ patientId, movedId, onAsk }: SameTimeProps) {
  const [doctorId, date, time] = useWatch<Chosen, typeof CHOSEN>({ name: CHOSEN });
  const wanted = { patientId, doctorId, date, time };
  const { data = [] } = useQuery({
    queryKey: ['visit-overlaps', wanted],
    enabled: Object.values(wanted).every(Boolean),
    queryFn: () => readOverlaps(wanted),
  });
  const others = data.filter(({ id }) => id !== movedId);
  const isAsked = others.length > 0;
  useEffect(() => onAsk(isAsked), [isAsked, onAsk]);
  return isAsked ? <OverlapQuestion overlaps={others} /> : null;
}
