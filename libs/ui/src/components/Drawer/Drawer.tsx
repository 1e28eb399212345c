import { DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Backdrop, Root } from '../Dialog/Dialog.styles'
import { IconButton } from '../IconButton/IconButton'
import { Foot, Sheet, Top } from './Drawer.styles'

export type DrawerProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children' | 'autoFocus'> & {
  open: boolean
  onClose: () => void
  /** Accessible name. */
  title: string
  /** At the top beside the close button; usually the brand. */
  head?: ReactNode
  children: ReactNode
  /** Fixed at the lower end. */
  footer?: ReactNode
}

/** A modal panel from the side, for navigation on a small screen. */
export function Drawer({ open, onClose, title, head, children, footer, ref, ...rest }: DrawerProps) {
  return (
    <HeadlessDialog
      {...rest}
      {...(ref ? { ref } : {})}
      as={Root}
      open={open}
      onClose={onClose}
      aria-label={title}
    >
      <Backdrop />
      <DialogPanel as={Sheet}>
        <Top>
          <div>{head}</div>
          <IconButton aria-label={`Close ${title.toLowerCase()}`} icon={<X />} onClick={onClose} />
        </Top>
        {children}
        {footer && <Foot>{footer}</Foot>}
      </DialogPanel>
    </HeadlessDialog>
  )
}
