import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatDate, formatTime } from '../../common/format/format';
import { CONTROL_LINE, TOUCH_SIZE } from '../../theme';
import { statusOf } from '../appointmentView';
import { type Place, timesOfWeek, visitsAt } from './week';
import { tAppointment } from '../../messages/care/appointments';
import { holderText } from '../../patients/holderText';
import { tPage } from '../../messages/pages';

/** The person, with the state as a coloured edge and as text for screen readers. */
const tones: Record<string, object> = {
  accepted: { bgcolor: 'primary.light', borderColor: 'primary.main' },
  completed: { bgcolor: 'success.light', borderColor: 'success.main' },
  pending: { bgcolor: 'background.paper', borderColor: CONTROL_LINE, borderStyle: 'dashed' },
};

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th, & td': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top' },
  '& th': { typography: 'body2', fontWeight: 600, py: 1 },
  '& [aria-current]': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 4 },
};
const cellButton = {
  width: '100%',
  minHeight: TOUCH_SIZE,
  borderRadius: 0.5,
  px: 1,
  py: 0.5,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
};
const visitButton = {
  ...cellButton,
  display: 'block',
  textAlign: 'left',
  typography: 'body2',
  fontWeight: 600,
  border: 1,
  borderLeftWidth: 4,
  overflowWrap: 'anywhere',
  '& + &': { mt: 0.5 },
};

interface Spot {
  row: number;
  column: number;
}

const spotOf = (button: HTMLElement): Spot => ({
  row: Number(button.dataset.row),
  column: Number(button.dataset.column),
});

const STEPS: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** The nearest button in the direction of an arrow key; sideways distance counts more. */
function nextButton(from: HTMLElement, buttons: HTMLElement[], key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const here = spotOf(from);
  const order = buttons.indexOf(from);
  const distanceOf = (button: HTMLElement) => {
    const { row, column } = spotOf(button);
    // Several requests may share a place; up and down go through them in order.
    if (step.rows !== 0) {
      const ahead = (buttons.indexOf(button) - order) * step.rows;
      return column === here.column && ahead > 0 ? ahead : Infinity;
    }
    const ahead = (column - here.column) * step.columns;
    return ahead > 0 ? ahead * buttons.length + Math.abs(row - here.row) : Infinity;
  };
  const [nearest] = buttons
    .map((button) => ({ button, distance: distanceOf(button) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.button;
}

/** One tab stop with arrow keys inside: Tab returns to the last focused button. */
function useArrowKeys() {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !(event.key in STEPS)) return;
    const buttons = [...(table.current?.querySelectorAll('button') ?? [])];
    event.preventDefault();
    nextButton(event.target, buttons, event.key)?.focus();
  };
  return { table, current, setCurrent, onKeyDown };
}

interface WeekGridProps {
  label: string;
  dates: string[];
  today: string;
  visits: AppointmentDto[];
  /** Places that can be booked. */
  free: Place[];
  onOpen: (visit: AppointmentDto) => void;
  onAdd: (place: Place) => void;
}

interface CellProps extends Pick<WeekGridProps, 'visits' | 'free' | 'onOpen' | 'onAdd'> {
  place: Place;
  spot: Spot;
  /** The props of the tab stop. */
  stopOf: (id: string) => { tabIndex: number; onFocus: () => void };
}

function Cell({ place, spot, visits, free, onOpen, onAdd, stopOf }: CellProps) {
  const { date, time } = place;
  const when = `${formatDate(date)}${time ? `, ${formatTime(time)}` : ''}`;
  const data = { 'data-row': spot.row, 'data-column': spot.column };
  const here = visitsAt(visits, place);
  if (here.length === 0 && free.some((each) => each.date === date && each.time === time)) {
    return (
      <ButtonBase
        {...data}
        {...stopOf(`${date} ${time}`)}
        aria-label={tAppointment('addVisitOn', { when })}
        sx={{ ...cellButton, color: 'text.secondary', '&:hover': { bgcolor: 'action.hover' } }}
        onClick={() => onAdd(place)}
      >
        <AddIcon fontSize="small" />
      </ButtonBase>
    );
  }
  return here.map((visit) => (
    <ButtonBase
      key={visit._id}
      {...data}
      {...stopOf(visit._id)}
      aria-label={[visit.patientId.fullName, ...heldBy(visit), when, statusOf(visit)].join(', ')}
      title={heldBy(visit).join()}
      sx={{ ...visitButton, ...tones[visit.status] }}
      onClick={() => onOpen(visit)}
    >
      {visit.patientId.fullName}
    </ButtonBase>
  ));
}

/** A cell only fits the name. */
const heldBy = ({ heldBy: holder }: AppointmentDto): string[] => (holder ? [holderText(holder)] : []);

const DayHeads = ({ dates, today }: Pick<WeekGridProps, 'dates' | 'today'>) => (
  <thead>
    <tr>
      <Box component="th" scope="col" sx={{ width: 88 }}>
        {tPage('time')}
      </Box>
      {dates.map((date) => (
        <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
          {formatDate(date).replace(/ \d{4}$/, '')}
        </th>
      ))}
    </tr>
  </thead>
);

/** A week as a table of days and times: visits, requests and free times. Arrow keys move inside. */
export function WeekGrid({ label, dates, today, visits, free, onOpen, onAdd }: WeekGridProps) {
  const { table: ref, current, setCurrent, onKeyDown } = useArrowKeys();
  const times = timesOfWeek(
    visits,
    free.flatMap(({ time }) => time ?? []),
  );
  const places = times.flatMap((time) => dates.map((date) => ({ date, time })));
  const ids = places.flatMap((place) => {
    const here = visitsAt(visits, place).map(({ _id }) => _id);
    const isFree = free.some(({ date, time }) => date === place.date && time === place.time);
    return here.length > 0 || !isFree ? here : [`${place.date} ${place.time}`];
  });
  const stop = current !== null && ids.includes(current) ? current : ids[0];
  const stopOf = (id: string) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setCurrent(id) });
  return (
    <Box component="table" aria-label={label} sx={table} ref={ref} onKeyDown={onKeyDown}>
      <DayHeads dates={dates} today={today} />
      <tbody>
        {times.map((time, row) => (
          <tr key={time}>
            <Box component="th" scope="row" sx={{ textAlign: 'right', pr: 1 }}>
              {time ? formatTime(time) : tPage('noTime')}
            </Box>
            {dates.map((date, column) => (
              <td key={date}>
                <Cell
                  place={{ date, time }}
                  spot={{ row, column }}
                  visits={visits}
                  free={free}
                  onOpen={onOpen}
                  onAdd={onAdd}
                  stopOf={stopOf}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
