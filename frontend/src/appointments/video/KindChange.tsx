import Typography from '@mui/material/Typography';
import type { VisitKind } from '../../../../openapi/contract/care/visit-kinds.js';
import { tVideo } from '../../messages/care/video';

/** Warns that a video visit will be in person at its new time. */
export const KindChange = ({ was, is }: { was: VisitKind; is: VisitKind }) =>
  was === 'video' && is === 'inPerson' ? <Typography>{tVideo('becomesInPerson')}</Typography> : null;
