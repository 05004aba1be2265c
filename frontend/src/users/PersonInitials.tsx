import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../common/format/text';

/** The avatar of a person without a picture; the name is beside it. */
export const PersonInitials = ({ name, size = 48 }: { name: string; size?: number }) => (
  <Avatar
    variant="rounded"
    aria-hidden
    sx={{
      width: size,
      height: size,
      borderRadius: '12px',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontSize: size / 2.6,
      fontWeight: 600,
    }}
  >
    {initialsOf(name)}
  </Avatar>
);
