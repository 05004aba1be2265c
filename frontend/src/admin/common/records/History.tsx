import { Box, Card, Stack, Typography } from '@mui/material';
import { Moment } from '../../fields/Moment';
import { StatusChip } from '../../fields/StatusChip';
import { tAdminCommon } from '../../../messages/admin/common';

/** The events of a record with their times, oldest first. */
export const History = ({ steps }: { steps: { status: string; at: string }[] }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
      {tAdminCommon('history')}
    </Typography>
    <Stack
      component="ol"
      aria-label={tAdminCommon('history')}
      sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
    >
      {steps.map(({ status, at }) => (
        <Box
          component="li"
          key={`${status} ${at}`}
          sx={{ display: 'flex', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}
        >
          <Box sx={{ minWidth: 140 }}>
            <StatusChip status={status} />
          </Box>
          <Moment at={at} />
        </Box>
      ))}
    </Stack>
  </Card>
);
