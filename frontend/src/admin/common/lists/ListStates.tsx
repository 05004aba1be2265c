import {
  Card,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../common/feedback/EmptyState';
import { Loading } from '../../../common/feedback/Loading';

const ROW_HEIGHT_PX = 61;
const CELL_HEIGHT_PX = 24;
const NAME_HEIGHT_PX = 28;
const LINE_HEIGHT_PX = 21;
const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Lines of anything that are still on their way. */
export const LoadingRows = ({ rows }: { rows: number }) => (
  <Card sx={{ px: 2 }}>
    <Loading>
      {count(rows).map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT_PX} />
      ))}
    </Loading>
  </Card>
);

/** A table whose rows are still on their way: its head already stands, the rows have their final size. */
export const LoadingTable = ({ rows, labels }: { rows: number; labels: string[] }) => (
  <Loading>
    <TableContainer component={Card}>
      <Table>
        <TableHead>
          <TableRow>
            {labels.map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {count(rows).map((row) => (
            <TableRow key={row}>
              {labels.map((label) => (
                <TableCell key={label}>
                  <Skeleton height={CELL_HEIGHT_PX} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Loading>
);

/** The same on a phone: cards of a name and so many lines. */
export const LoadingRowCards = ({ cards, lines }: { cards: number; lines: number }) => (
  <Loading>
    <Stack sx={{ gap: 1.5 }}>
      {count(cards).map((card) => (
        <Card key={card} sx={{ p: 2 }}>
          <Skeleton height={NAME_HEIGHT_PX} width="60%" sx={{ mb: 1 }} />
          <Stack sx={{ gap: 0.75 }}>
            {count(lines).map((line) => (
              <Skeleton key={line} height={LINE_HEIGHT_PX} />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  </Loading>
);

/** What stands where rows would be: why there are none, and the next step. */
export const NoRows = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Card>
    <EmptyState text={text}>{children}</EmptyState>
  </Card>
);
