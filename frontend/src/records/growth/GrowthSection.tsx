import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy } from 'react';
import type { RecordTrend } from '../../../../openapi/contract/care/trends.js';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import type { Gender } from '../../../../openapi/contract/people/field-lists.js';
import { Loading } from '../../common/feedback/Loading';

const GrowthCharts = lazy(async () => ({ default: (await import('./GrowthCharts')).GrowthCharts }));

const LAST_YEAR = 5;
/** The sizes of the standards; the names are those of the trends. */
const SIZES = ['Weight', 'Height', 'Head circumference'];

interface GrowthSectionProps {
  person: { dob: string | null; gender: Gender | null };
  trends: readonly RecordTrend[];
}

/** The growth charts of a person with sizes from before the fifth birthday; nothing for others. */
export function GrowthSection({ person: { dob, gender }, trends }: GrowthSectionProps) {
  if (dob === null) return null;
  const sizes = trends.filter(({ kind, name }) => kind === 'vital' && SIZES.includes(name));
  const isChild = sizes.some(({ points }) => points.some(({ date }) => ageOn(dob, date) < LAST_YEAR));
  if (!isChild) return null;
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton variant="rounded" height={360} />
        </Loading>
      }
    >
      <GrowthCharts dob={dob} gender={gender} trends={sizes} />
    </Suspense>
  );
}
