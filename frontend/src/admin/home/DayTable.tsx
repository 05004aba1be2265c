import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { DayNumbers } from '../../../../openapi/contract/console/statistics.js';
import { formatDate } from '../../common/format/format';
import type { HomeChart } from './charts';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminHome } from '../../messages/admin/home';

interface DayTableProps {
  chart: HomeChart;
  days: DayNumbers[];
  height: number;
}

/** The numbers of a chart as a table, newest first. */
export const DayTable = ({ chart: { title, lines, textOf }, days, height }: DayTableProps) => (
  <Box
    role="region"
    tabIndex={0}
    aria-label={tAdminHome('tableOf', { title })}
    sx={{ height, overflow: 'auto' }}
  >
    <Table size="small" stickyHeader aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{tAdminCommon('day')}</TableCell>
          {lines.map(({ name }) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.date}>
            <TableCell component="th" scope="row">
              {formatDate(day.date)}
            </TableCell>
            {lines.map(({ measure }) => (
              <TableCell key={measure} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {textOf(day[measure])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
