import MergeIcon from '@mui/icons-material/CallMerge';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import {
  Alert,
  Box,
  Button,
  Card,
  FormControlLabel,
  Radio,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import {
  MERGED_FIELDS,
  MERGE_COUNTS,
  type MergeCandidate,
  type MergePreview,
  type MergeSide,
  type MergedField,
  UNDO_MERGE_DAYS,
} from '../../../../openapi/contract/people/identity/merges.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminMerge } from '../../messages/admin/people/merges';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { birthFact } from '../patients/personFacts';
import { StepButton } from '../steps/StepButton';

type Choices = Partial<Record<MergedField, MergeSide>>;
const SIDES = ['kept', 'merged'] as const;
const NONE = '–';

function valueOf(record: MergeCandidate, field: MergedField): string | null {
  if (field === 'dob') return birthFact(record);
  if (field === 'gender') return record.gender && tAdminCommon(`genders.${record.gender}`);
  return record[field];
}

interface RowProps {
  label: string;
  cells: [ReactNode, ReactNode];
}

const Row = ({ label, cells }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ color: 'text.secondary', width: '24%' }}>
      {label}
    </TableCell>
    {cells.map((cell, n) => (
      <TableCell key={SIDES[n]} sx={{ overflowWrap: 'anywhere', width: '38%' }}>
        {cell}
      </TableCell>
    ))}
  </TableRow>
);

interface FieldRowProps {
  field: MergedField;
  records: MergeCandidate[];
  choice: MergeSide | undefined;
  onChoose: (side: MergeSide) => void;
}

/** A field with a choice where both records have different values. */
function FieldRow({ field, records, choice = 'kept', onChoose }: FieldRowProps) {
  const label = tAdminMerge(`rows.${field}`);
  const values = records.map((record) => valueOf(record, field));
  const differ = values[0] && values[1] && values[0] !== values[1];
  const cells = values.map((value, n) =>
    differ ? (
      <FormControlLabel
        key={SIDES[n]}
        control={
          <Radio
            name={field}
            size="small"
            checked={choice === SIDES[n]}
            onChange={() => onChoose(SIDES[n])}
            slotProps={{
              input: { 'aria-label': tAdminMerge('useValue', { field: label, name: value ?? NONE }) },
            }}
          />
        }
        label={value}
        sx={{ whiteSpace: 'pre-line', mr: 0 }}
      />
    ) : (
      (value ?? NONE)
    ),
  );
  return <Row label={label} cells={[cells[0], cells[1]]} />;
}

const both = (
  records: MergeCandidate[],
  render: (record: MergeCandidate) => ReactNode,
): RowProps['cells'] => [render(records[0]), render(records[1])];

function Facts({ records }: { records: MergeCandidate[] }) {
  return (
    <>
      <Row
        label={tAdminMerge('rows.hospitalNumber')}
        cells={both(records, ({ hospitalNumber }) =>
          hospitalNumber ? formatHospitalNumber(hospitalNumber) : NONE,
        )}
      />
      <Row
        label={tAdminMerge('rows.allergies')}
        cells={both(records, ({ allergies }) => allergies.join(', ') || NONE)}
      />
      <Row
        label={tAdminMerge('rows.guardians')}
        cells={both(records, ({ guardians }) => guardians.join(', ') || NONE)}
      />
      {MERGE_COUNTS.map((name) => (
        <Row
          key={name}
          label={tAdminMerge(`rows.${name}`)}
          cells={both(records, ({ counts }) => counts[name])}
        />
      ))}
      <Row
        label={tAdminMerge('rows.registered')}
        cells={both(records, ({ createdAt }) => (
          <Moment at={createdAt} />
        ))}
      />
    </>
  );
}

interface StepsProps {
  preview: MergePreview;
  choices: Choices;
  onSwap: () => void;
}

function Steps({ preview: { records, blocked }, choices, onSwap }: StepsProps) {
  const [kept, merged] = records;
  const navigate = useNavigate();
  const body = {
    keptId: kept.id,
    mergedId: merged.id,
    fields: choices,
    keptVersion: kept.version,
    mergedVersion: merged.version,
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {!blocked && (
        <StepButton
          needs="merges.create"
          label={tAdminMerge('merge')}
          icon={<MergeIcon />}
          variant="contained"
          question={tAdminMerge('question', { kept: kept.fullName, merged: merged.fullName })}
          consequence={tAdminMerge('consequence', { days: UNDO_MERGE_DAYS })}
          run={(provider) => provider.create('merges', { data: body })}
          onDone={() => {
            notifySuccess(tAdminMerge('done'), kept.fullName);
            void navigate(`/admin/patients/${kept.id}/show`);
          }}
          failure={(reason) => ({ text: tAdminMerge('failed'), detail: reason })}
          rereads="merges"
        />
      )}
      <Button variant="outlined" startIcon={<SwapIcon />} onClick={onSwap}>
        {tAdminMerge('swap')}
      </Button>
    </Stack>
  );
}

/** Both records side by side, the choice of each field's value, and the merge. */
export function Comparison({ preview, onSwap }: { preview: MergePreview; onSwap: () => void }) {
  const [choices, setChoices] = useState<Choices>({});
  const { records, blocked, conflicts } = preview;
  return (
    <Stack sx={{ gap: 3 }}>
      {blocked && <Alert severity="error">{blocked}</Alert>}
      {conflicts.length > 0 && (
        <Alert severity="warning">
          <Typography component="h2" variant="subtitle1">
            {tAdminMerge('conflicts')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Card sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 340 }}>
          <TableHead>
            <TableRow>
              <TableCell>{tAdminMerge('field')}</TableCell>
              {records.map((record, n) => (
                <TableCell key={record.id} sx={{ overflowWrap: 'anywhere' }}>
                  {tAdminMerge(SIDES[n])}
                  <br />
                  <PersonLink resource="patients" person={record} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {MERGED_FIELDS.map((field) => (
              <FieldRow
                key={field}
                field={field}
                records={records}
                choice={choices[field]}
                onChoose={(side) => setChoices((others) => ({ ...others, [field]: side }))}
              />
            ))}
            <Facts records={records} />
          </TableBody>
        </Table>
      </Card>
      <Steps preview={preview} choices={choices} onSwap={onSwap} />
    </Stack>
  );
}
