import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AllergiesPanel } from '../../allergies/AllergiesPanel';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { calendarDate, formatDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { LinkedPatient } from '../../patients/usePatients';
import { withUnit } from '../../records/doctor/recordView';
import { VitalFlag } from '../../records/FlagChip';
import type { PatientAside } from './usePatientAside';
import { tConsultation } from '../../messages/care/consultations';
import { orderedNote } from '../../prescriptions/lines/orderedBoxes';
import { OrderedText } from '../../prescriptions/lines/OrderedText';
import { LineText } from '../../prescriptions/lines/LineText';

/** Enough for chronic conditions; the records list all. */
const MAX_DIAGNOSES = 5;
// In columns above the form, stacked beside it.
const parts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(140px, 1fr))', lg: 'minmax(0, 1fr)' },
  gap: 2,
};
const lines = { m: 0, p: 0, listStyle: 'none' };

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box component="section" aria-label={heading}>
    <Typography variant="subtitle2" component="h3" color="text.secondary">
      {heading}
    </Typography>
    {children}
  </Box>
);
const None = () => <Typography color="text.secondary">{tConsultation('noneRecorded')}</Typography>;
const day = (at: string, timeZone: string) => formatDate(calendarDate(new Date(at), timeZone));

interface OfQueryProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

function OfQuery<T>({ query, children }: OfQueryProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorRetry error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Loading>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </Loading>
  );
}

function Medicines({ medicines: query }: Pick<PatientAside, 'medicines'>) {
  return (
    <Part heading={tConsultation('currentMedicines')}>
      <OfQuery query={query}>
        {(prescriptions) => {
          const medicines = prescriptions.flatMap((one) =>
            one.medicines.filter(({ status }) => status === 'active' || status === 'onHold'),
          );
          if (medicines.length === 0) return <None />;
          return (
            <Box component="ul" sx={lines}>
              {medicines.map(({ name, dosage, frequency, ...line }, n) => (
                <Typography component="li" key={`${name} ${n}`} sx={{ overflowWrap: 'anywhere' }}>
                  {name}{' '}
                  <Typography component="span" variant="body2" color="text.secondary">
                    <LineText dosage={dosage} frequency={frequency} />
                  </Typography>
                  <OrderedText text={orderedNote(line)} />
                </Typography>
              ))}
            </Box>
          );
        }}
      </OfQuery>
    </Part>
  );
}

function Summary({ summary }: Pick<PatientAside, 'summary'>) {
  const { timeZone } = useHospital();
  return (
    <>
      <Part heading={tConsultation('lastVitalSigns')}>
        <OfQuery query={summary}>
          {({ latestVitals }) =>
            latestVitals.length === 0 ? (
              <None />
            ) : (
              <Box component="ul" sx={lines}>
                {latestVitals.map(({ vital, name, value, unit, flag, notCompared, recordedAt }) => (
                  <Box
                    component="li"
                    key={vital}
                    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
                  >
                    <span>
                      {name}: <strong>{withUnit(value, unit)}</strong>
                    </span>
                    {flag !== 'normal' && <VitalFlag flag={flag} notCompared={notCompared} />}
                    <Typography variant="body2" component="span" color="text.secondary">
                      {day(recordedAt, timeZone)}
                    </Typography>
                  </Box>
                ))}
              </Box>
            )
          }
        </OfQuery>
      </Part>
      <Part heading={tConsultation('diagnoses')}>
        <OfQuery query={summary}>
          {({ diagnoses }) =>
            diagnoses.length === 0 ? (
              <None />
            ) : (
              <Box component="ul" sx={lines}>
                {diagnoses.slice(0, MAX_DIAGNOSES).map(({ id, title, recordedAt }) => (
                  <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
                    {title}{' '}
                    <Typography component="span" variant="body2" color="text.secondary">
                      {day(recordedAt, timeZone)}
                    </Typography>
                  </Typography>
                ))}
              </Box>
            )
          }
        </OfQuery>
      </Part>
    </>
  );
}

function LastNote({ note: query }: Pick<PatientAside, 'note'>) {
  const { timeZone } = useHospital();
  return (
    <Part heading={tConsultation('lastNote')}>
      <OfQuery query={query}>
        {(note) =>
          note ? (
            <>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
              <Typography variant="body2" color="text.secondary">
                {day(note.recordedAt, timeZone)} · {note.authorName}
              </Typography>
            </>
          ) : (
            <None />
          )
        }
      </OfQuery>
    </Part>
  );
}

/** The patient's data that the doctor needs while writing, read with the doctor's own access. */
export const VisitAside = ({ patient, known }: { patient: LinkedPatient; known: PatientAside }) => (
  <Card component="aside" aria-label={tConsultation('aboutPatient')} sx={{ p: 2 }}>
    <Box sx={parts}>
      <Part heading={tConsultation('allergies')}>
        <AllergiesPanel patientId={patient.id} />
      </Part>
      <Medicines medicines={known.medicines} />
      <Summary summary={known.summary} />
      <LastNote note={known.note} />
    </Box>
  </Card>
);
