import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import type { BulkAction } from '../steps/BulkBar';
import { adminCommonWords } from '../../words/admin/common';
import { adminContentWords } from '../../words/admin/content';

/**
 * What can be done with several texts of the site.
 * @param shown what follows when they are published
 * @param hidden what follows when they are taken back
 */
export const contentSteps = (shown: string, hidden: string): BulkAction[] => [
  { action: 'publish', label: adminCommonWords.publish, icon: <ShowIcon />, consequence: shown },
  { action: 'unpublish', label: adminContentWords.unpublish, icon: <HideIcon />, consequence: hidden },
  {
    action: 'delete',
    label: adminCommonWords.delete,
    icon: <DeleteIcon />,
    destructive: true,
    consequence: adminContentWords.faqsDeleteText,
  },
];
