import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface HeldBackButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled'> {
  /** Why the step cannot be taken yet. */
  reason: string;
}

/** A button for a step that cannot be taken yet. It stays in reach of the keyboard, since its reason is read there. */
export const HeldBackButton = ({ reason, sx, ...button }: HeldBackButtonProps) => (
  <Tooltip title={reason} describeChild enterTouchDelay={0}>
    <Button
      {...button}
      aria-disabled
      disableRipple
      sx={[
        {
          '&, &:hover': {
            color: 'action.disabled',
            bgcolor: 'action.disabledBackground',
            cursor: 'not-allowed',
          },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  </Tooltip>
);
