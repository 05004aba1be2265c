import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Button, Card, Link, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import {
  OPENING_TASKS,
  type OpeningTask,
  type OpeningTasks as Tasks,
} from '../../../../openapi/contract/console/opening-tasks.js';
import { client, read } from '../../api/client';
import { browserStore } from '../../common/browser/browserStore';
import { HiddenText } from '../../common/feedback/Loading';
import { staffMay } from '../data/staffMay';
import { tAdminHome } from '../../messages/admin/home';

/** Where a task is done; null for one on the server, which its hint describes. */
const PLACES: Record<OpeningTask, string | null> = {
  hospital: '/admin/settings',
  demoData: '/admin/demo-data',
  firstDoctor: '/admin/DoctorAdd',
  paymentKeys: null,
  mail: '/admin/mails',
  backup: null,
  testBooking: '/admin/appointments/create',
};

const hidden = browserStore<boolean>({
  area: 'local',
  key: 'openingTasksHidden',
  empty: false,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});

export const useOpeningTasks = () =>
  useQuery({
    enabled: staffMay('settings.edit'),
    queryKey: ['opening-tasks'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/opening-tasks', { signal })),
  });

function Task({ task, isDone }: { task: OpeningTask; isDone: boolean }) {
  const place = PLACES[task];
  const label = tAdminHome(`opening.task.${task}`);
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start' }}>
      <ListItemIcon sx={{ minWidth: 40, mt: 0.5 }}>
        {isDone ? <DoneIcon color="success" /> : <OpenIcon color="disabled" />}
      </ListItemIcon>
      <ListItemText
        primary={
          <>
            {place && !isDone ? (
              <Link component={RouterLink} to={place}>
                {label}
              </Link>
            ) : (
              label
            )}
            <HiddenText> {tAdminHome(isDone ? 'opening.done' : 'opening.open')}</HiddenText>
          </>
        }
        secondary={isDone ? null : tAdminHome(`opening.hint.${task}`)}
      />
    </ListItem>
  );
}

/** What is left to do before the hospital opens. It can be hidden when everything is done. */
export function OpeningTasks({ tasks }: { tasks: Tasks }) {
  const isHidden = hidden.use();
  const isAllDone = OPENING_TASKS.every((task) => tasks[task]);
  if (isAllDone && isHidden) return null;
  return (
    <Card component="section" aria-labelledby="opening-tasks" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="opening-tasks" component="h2" variant="h3">
        {tAdminHome('opening.title')}
      </Typography>
      {isAllDone && <Typography sx={{ mt: 1 }}>{tAdminHome('opening.allDone')}</Typography>}
      <List dense aria-labelledby="opening-tasks">
        {OPENING_TASKS.map((task) => (
          <Task key={task} task={task} isDone={tasks[task]} />
        ))}
      </List>
      {isAllDone && (
        <Button variant="outlined" onClick={() => hidden.set(true)}>
          {tAdminHome('opening.hide')}
        </Button>
      )}
    </Card>
  );
}
