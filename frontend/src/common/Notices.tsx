import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Notice, dismissNotice, useNotices } from './notices';

const icons = { success: CheckIcon, error: ErrorIcon, info: InfoIcon };

/** Good news leaves by itself, unless the pointer or the focus rests on it; errors stay until closed. */
const CLOSE_AFTER_MS = 10_000;

function useTimedClose({ id, severity, action }: Notice) {
  const [isHeld, setIsHeld] = useState(false);
  const stays = severity === 'error' || Boolean(action) || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissNotice(id), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function NoticeAlert({ notice }: { notice: Notice }) {
  const hold = useTimedClose(notice);
  const Icon = icons[notice.severity];
  const close = () => dismissNotice(notice.id);
  const act = () => {
    close();
    notice.action?.onClick();
  };
  return (
    <Box
      role={notice.role}
      {...hold}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        border: 1,
        borderColor: `${notice.severity}.main`,
        borderRadius: 1,
        bgcolor: `${notice.severity}.light`,
        boxShadow: 4,
      }}
    >
      <Icon sx={{ color: `${notice.severity}.main` }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{notice.text}</Typography>
        {notice.detail && <Typography variant="body2">{notice.detail}</Typography>}
      </Box>
      {notice.action && (
        <Button color="inherit" size="small" onClick={act}>
          {notice.action.label}
        </Button>
      )}
      <IconButton aria-label="Close notice" color="inherit" onClick={close}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** The stack of in-page notices, above every page. */
export function Notices() {
  const { shown, waiting } = useNotices();
  if (shown.length === 0) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        // Above the page, below dialogs: a dialog says itself what went wrong in it.
        zIndex: 1250,
        bottom: { xs: 8, md: 24 },
        left: { xs: 8, sm: '50%' },
        right: { xs: 8, sm: 'auto' },
        transform: { sm: 'translateX(-50%)' },
        width: { sm: 560 },
      }}
    >
      <Stack spacing={1}>
        {shown.map((notice) => (
          <NoticeAlert key={notice.id} notice={notice} />
        ))}
        {waiting > 0 && (
          <Typography variant="caption" align="center" color="text.secondary">
            {waiting} more
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
