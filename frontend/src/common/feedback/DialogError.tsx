import { Alert } from './Alert';

/** The error of a dialog's action, inside the dialog: screen readers ignore notices behind an open dialog. */
export const DialogError = ({ text, detail }: { text: string | null; detail?: string }) =>
  text === null ? null : (
    <Alert severity="error">
      <p className="strong">{text}</p>
      {detail && <p className="body2">{detail}</p>}
    </Alert>
  );
