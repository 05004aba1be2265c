import RefreshIcon from '@mui/icons-material/Refresh';
import { IconButton } from '@mui/material';
import { useRefresh } from 'react-admin';
import { adminCommonWords } from '../../words/admin/common';

/** Reads what the page shows once more. */
export const RefreshButton = () => {
  const refresh = useRefresh();
  return (
    <IconButton
      color="inherit"
      title={adminCommonWords.refreshAll}
      aria-label={adminCommonWords.refreshAll}
      onClick={() => refresh()}
    >
      <RefreshIcon />
    </IconButton>
  );
};
