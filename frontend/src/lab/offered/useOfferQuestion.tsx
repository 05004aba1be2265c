import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { tLab } from '../../messages/shop/lab';

interface OfferQuestion {
  /** Runs at once without doubts, otherwise after the user has confirmed them. */
  ask: (doubts: string[], proceed: () => void) => void;
  dialog: ReactNode;
}

/** Asks before a test is chosen for a person to whom it is not offered. */
export function useOfferQuestion(): OfferQuestion {
  const [question, setQuestion] = useState<{ doubts: string[]; proceed: () => void } | null>(null);
  const dialog = question && (
    <ConfirmDialog
      title={tLab('offered.title')}
      confirmLabel={tLab('offered.confirm')}
      busy={false}
      onConfirm={() => {
        setQuestion(null);
        question.proceed();
      }}
      onClose={() => setQuestion(null)}
    >
      {question.doubts.map((doubt) => (
        <Typography key={doubt} sx={{ mb: 1 }}>
          {doubt}
        </Typography>
      ))}
    </ConfirmDialog>
  );
  return {
    ask: (doubts, proceed) => (doubts.length > 0 ? setQuestion({ doubts, proceed }) : proceed()),
    dialog,
  };
}
