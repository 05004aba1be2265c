import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** What went wrong with the step of a dialog, inside it: notices behind an open dialog are not read out. */
export const DialogError = ({ text, detail }: { text: string | null; detail?: string }) =>
  text === null ? null : (
    <Alert severity="error" role="alert" sx={{ my: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {detail && <Typography variant="body2">{detail}</Typography>}
    </Alert>
  );
