import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Form, type RaRecord, required, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { MergePreview } from '../../../../openapi/contract/people/identity/merges.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { tAdminMerge } from '../../messages/admin/people/merges';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { Page } from '../shell/Page';
import { PersonInput } from '../users/PersonInput';
import { Comparison } from './Comparison';

interface Pair {
  keptId: string;
  mergedId: string;
}

const PLACES = ['keptId', 'mergedId'] as const;

const personText = ({ fullName, hospitalNumber }: RaRecord): string =>
  [fullName, hospitalNumber && formatHospitalNumber(String(hospitalNumber))].filter(Boolean).join(', ');

const chosen = required(tAdminMerge('choosePatient'));

function ChoosePair({ keptId, onChoose }: { keptId: string | null; onChoose: (pair: Pair) => void }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Form
        record={{}}
        defaultValues={{ keptId, mergedId: null }}
        onSubmit={(values: unknown) => onChoose(values as Pair)}
        disableInvalidFormNotification
        noValidate
      >
        <Stack sx={{ gap: 2.5, maxWidth: 480 }}>
          <Typography>{tAdminMerge('choose')}</Typography>
          {PLACES.map((source) => (
            <PersonInput
              key={source}
              source={source}
              reference="patients"
              label={tAdminMerge(source === 'keptId' ? 'keptLabel' : 'mergedLabel')}
              textOf={personText}
              noOptionsText={tAdminMerge('noPatient')}
              validate={chosen}
            />
          ))}
          <Box>
            <Button type="submit" variant="contained">
              {tAdminMerge('compareButton')}
            </Button>
          </Box>
        </Stack>
      </Form>
    </Card>
  );
}

function Compared({ pair, onSwap }: { pair: Pair; onSwap: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['merges', 'preview', pair],
    queryFn: async () => {
      const answer = await provider.act('patients', pair.keptId, 'merge-preview', {
        mergedId: pair.mergedId,
      });
      return MergePreview.parse(answer.data);
    },
  });
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card sx={{ p: 3 }}>
        <Loading>
          <Skeleton variant="rounded" height={420} />
        </Loading>
      </Card>
    );
  return <Comparison key={pair.keptId} preview={data} onSwap={onSwap} />;
}

/** Compares two records of one person and merges them. */
export function MergeCreate() {
  const [query, setQuery] = useSearchParams();
  const [keptId, mergedId] = [query.get('keptId'), query.get('mergedId')];
  const choose = (pair: Pair) => setQuery({ ...pair });
  return (
    <Page title={tAdminMerge('compare')}>
      {keptId && mergedId ? (
        <Compared pair={{ keptId, mergedId }} onSwap={() => choose({ keptId: mergedId, mergedId: keptId })} />
      ) : (
        <ChoosePair keptId={keptId} onChoose={choose} />
      )}
    </Page>
  );
}
