import Modal, { type ModalProps } from '@mui/material/Modal';
import { type Components, styled } from '@mui/material/styles';
import { useBackCloses } from './backCloses';

/** The component library's modal. Back closes it like Escape and passes a `PopStateEvent` to `onClose`. */
function BackClosedModal(props: ModalProps) {
  useBackCloses(props.open, () => props.onClose?.(new PopStateEvent('popstate'), 'escapeKeyDown'));
  return <Modal {...props} />;
}

const DialogRoot = styled(BackClosedModal, { name: 'MuiDialog', slot: 'root' })({
  '@media print': { position: 'absolute !important' },
});
const PopoverRoot = styled(BackClosedModal, { name: 'MuiPopover', slot: 'root' })({});

/** Theme defaults: Back closes every dialog, menu and select, including react-admin's own. */
export const backClosed: Pick<Components, 'MuiDialog' | 'MuiMenu' | 'MuiPopover'> = {
  MuiDialog: { defaultProps: { slots: { root: DialogRoot } } },
  MuiMenu: { defaultProps: { slots: { root: PopoverRoot } } },
  MuiPopover: { defaultProps: { slots: { root: PopoverRoot } } },
};
