import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog that is mounted while it is open; a press outside loses nothing, and what opened it has the keyboard again after it. */
export function Dialog(props: Omit<ModalProps, 'open' | 'mask'>) {
  useReturnFocus()
  return <Modal open mask={{ closable: false }} {...props} />
}

/** The same at the side of the page; a press outside closes it, unless `mask` says otherwise. */
export function SideDialog(props: Omit<DrawerProps, 'open'>) {
  useReturnFocus()
  return <Drawer open {...props} />
}
