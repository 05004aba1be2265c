import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import type { BulkAction } from '../steps/BulkBar';

/**
 * What can be done with several texts of the site.
 * @param shown what follows when they are published
 * @param hidden what follows when they are taken back
 */
export const contentSteps = (shown: string, hidden: string): BulkAction[] => [
  { action: 'publish', label: 'Publish', icon: <ShowIcon />, consequence: shown },
  { action: 'unpublish', label: 'Unpublish', icon: <HideIcon />, consequence: hidden },
  {
    action: 'delete',
    label: 'Delete',
    icon: <DeleteIcon />,
    destructive: true,
    consequence: 'They leave the site at once and cannot be brought back.',
  },
];
