import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import { useBackCloses } from './backCloses';

interface ModalDrawerProps extends DrawerProps {
  open: boolean;
  onClose: NonNullable<DrawerProps['onClose']>;
}

/** The component library's drawer, which Back closes, too. */
export function ModalDrawer(props: ModalDrawerProps) {
  useBackCloses(props.open && props.variant !== 'permanent', () => props.onClose({}, 'escapeKeyDown'));
  return <Drawer {...props} />;
}
