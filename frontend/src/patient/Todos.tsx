import PayIcon from '@mui/icons-material/CreditCardOutlined';
import CalendarIcon from '@mui/icons-material/EventRepeatOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import StarIcon from '@mui/icons-material/StarBorderOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Todo } from '../../../openapi/contract/care/dashboard.js';
import { DashboardCard } from '../dashboard/DashboardCard';
import { tPage } from '../messages/pages';
import { tPatientArea } from '../messages/people/patientArea';

const KINDS: Record<Todo['kind'], { icon: ReactNode; action: string }> = {
  answerMove: { icon: <CalendarIcon />, action: tPatientArea('answer') },
  chooseTime: { icon: <CalendarIcon />, action: tPatientArea('choose') },
  takeOffer: { icon: <WaitingIcon />, action: tPatientArea('viewReport') },
  pay: { icon: <PayIcon />, action: tPatientArea('pay') },
  confirmTest: { icon: <ScienceIcon />, action: tPatientArea('chooseDay') },
  refill: { icon: <MedicationIcon />, action: tPatientArea('orderRefill') },
  review: { icon: <StarIcon />, action: tPage('writeReview') },
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'center',
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
};

function Action({ todo }: { todo: Todo }) {
  const { action } = KINDS[todo.kind];
  const target = todo.url ? { href: todo.url } : { component: RouterLink, to: todo.path };
  return (
    <Button
      variant="outlined"
      size="small"
      {...target}
      aria-label={`${action}: ${todo.title}`}
      sx={{ gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start', mt: { xs: 1, sm: 0 }, minHeight: 44 }}
    >
      {action}
    </Button>
  );
}

/** The patient's open tasks, each with its action; nothing without any. */
export function Todos({ todos }: { todos: Todo[] }) {
  if (todos.length === 0) return null;
  return (
    <DashboardCard heading={tPatientArea('todo')}>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {todos.map((todo) => (
          <Box component="li" key={`${todo.kind} ${todo.path} ${todo.title} ${todo.detail}`} sx={row}>
            <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
              {KINDS[todo.kind].icon}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{todo.title}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {todo.detail}
              </Typography>
            </Box>
            <Action todo={todo} />
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
}
