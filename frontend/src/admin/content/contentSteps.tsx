import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import type { BulkAction } from '../steps/BulkBar';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

/**
 * Bulk actions on the site's texts.
 * @param shown the consequences of publishing
 * @param hidden the consequences of unpublishing
 */
export const contentSteps = (shown: string, hidden: string): BulkAction[] => [
  { action: 'publish', label: tAdminCommon('publish'), icon: <ShowIcon />, consequence: shown },
  { action: 'unpublish', label: tAdminContent('unpublish'), icon: <HideIcon />, consequence: hidden },
  {
    action: 'delete',
    label: tAdminCommon('delete'),
    icon: <DeleteIcon />,
    destructive: true,
    consequence: tAdminContent('faqsDeleteText'),
  },
];
