import Typography from '@mui/material/Typography';

/** Below a medicine: how many boxes of its course were ordered. Nothing when there is nothing to say. */
export const OrderedText = ({ text }: { text: string | null }) =>
  text && (
    <Typography component="p" variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
