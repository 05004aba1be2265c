import RefreshIcon from '@mui/icons-material/Refresh';
import { IconButton } from '@mui/material';
import { useRefresh } from 'react-admin';
import { tAdminCommon } from '../../messages/admin/common';

/** Reads what the page shows once more. */
export const RefreshButton = () => {
  const refresh = useRefresh();
  return (
    <IconButton
      color="inherit"
      title={tAdminCommon('refreshAll')}
      aria-label={tAdminCommon('refreshAll')}
      onClick={() => refresh()}
    >
      <RefreshIcon />
    </IconButton>
  );
};
