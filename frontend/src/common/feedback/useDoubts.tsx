import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Doubts {
  /** Runs at once without doubts, otherwise after the user has confirmed them. */
  ask: (doubts: string[], proceed: () => void) => void;
  dialog: ReactNode;
}

/** A question before a step that the user may take in spite of doubts, one paragraph each. */
export function useDoubts(labels: { title: string; confirmLabel: string }): Doubts {
  const [question, setQuestion] = useState<{ doubts: string[]; proceed: () => void } | null>(null);
  const dialog = question && (
    <ConfirmDialog
      {...labels}
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
