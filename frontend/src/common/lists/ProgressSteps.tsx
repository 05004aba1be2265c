import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HiddenText } from '../feedback/Loading';
import { tCommon } from '../../messages/common';

export interface ProgressStep {
  label: string;
  /** When it was reached, as text; undefined for a future step. */
  at?: string;
}

const dot = (isDone: boolean) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: 2,
  borderColor: isDone ? 'primary.main' : 'divider',
  bgcolor: isDone ? 'primary.main' : 'background.paper',
  color: 'primary.contrastText',
  position: 'relative',
  zIndex: 1,
});

/** The line from the previous step: vertical on phones, where long names do not fit side by side. */
const line = (isDone: boolean) => ({
  position: 'absolute',
  top: { xs: -12, sm: 11 },
  left: { xs: 11, sm: '-50%' },
  width: { xs: '2px', sm: '100%' },
  height: { xs: 12, sm: 2 },
  bgcolor: isDone ? 'primary.main' : 'divider',
});

/** Progress as a row of steps. */
export function ProgressSteps({ label, steps }: { label: string; steps: ProgressStep[] }) {
  const reached = steps.findLastIndex(({ at }) => at !== undefined);
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${steps.length}, minmax(0, 1fr))` },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {steps.map((step, index) => {
        const isDone = index <= reached;
        return (
          <Box
            component="li"
            key={step.label}
            aria-current={index === reached ? 'step' : undefined}
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              columnGap: 1.5,
              minHeight: { xs: 36, sm: 0 },
            }}
          >
            {index > 0 && <Box sx={line(isDone)} />}
            <Box sx={dot(isDone)}>{isDone && <CheckIcon sx={{ fontSize: 16 }} />}</Box>
            <Typography
              variant="body2"
              sx={{ mt: { xs: 0.25, sm: 0.5 }, fontWeight: index === reached ? 700 : 500 }}
              color={isDone ? 'text.primary' : 'text.secondary'}
            >
              {step.label}
              {!isDone && <HiddenText>, {tCommon('notYet')}</HiddenText>}
            </Typography>
            {step.at && (
              <Typography variant="caption" color="text.secondary" sx={{ mt: { xs: 0.25, sm: 0 } }}>
                {step.at}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
