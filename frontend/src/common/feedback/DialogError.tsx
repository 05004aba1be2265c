import { Alert } from './Alert';

/** What went wrong with the step of a dialog, inside it: notices behind an open dialog are not read out. */
export const DialogError = ({ text, detail }: { text: string | null; detail?: string }) =>
  text === null ? null : (
    <Alert severity="error">
      <p className="strong">{text}</p>
      {detail && <p className="body2">{detail}</p>}
    </Alert>
  );
