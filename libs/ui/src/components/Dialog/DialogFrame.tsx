import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { Actions, Backdrop, Body, Box, type DialogSize, Head, Place, Root } from './Dialog.styles'
import { useScrollFocus } from './use-scroll-focus'

type Own = 'title' | 'role' | 'children' | 'onSubmit' | 'autoFocus'

export type DialogFrameProps = Omit<ComponentPropsWithRef<'div'>, Own> & {
  open: boolean
  /** Called on Escape, the close button, a `DialogCloseButton` and a click outside. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
  /** @default 'small' */
  size?: DialogSize | undefined
  /** Makes the dialog a form, submitted by Enter or a submit button in `actions`. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** The element to focus first; by default the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
}

/** The box of a dialog. A dialog in front of it is a child too, outside of its form. */
export function DialogFrame({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  onSubmit,
  initialFocus,
  role = 'dialog',
  closeLabel = 'Close',
  inFront,
  ref,
  ...rest
}: DialogFrameProps & { inFront?: ReactNode }) {
  const content = (
    <>
      <Head>
        <DialogTitle>{title}</DialogTitle>
        <IconButton aria-label={closeLabel} icon={<X />} onClick={onClose} />
      </Head>
      <ScrollingBody>{children}</ScrollingBody>
      {actions && <Actions>{actions}</Actions>}
    </>
  )

  return (
    <HeadlessDialog
      {...rest}
      {...(ref ? { ref } : {})}
      as={Root}
      open={open}
      onClose={onClose}
      role={role}
      {...(initialFocus ? { initialFocus } : {})}
    >
      <Backdrop />
      <Place>
        <DialogPanel as={Box} $size={size} data-size={size}>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit}>
              {content}
            </form>
          ) : (
            content
          )}
        </DialogPanel>
      </Place>
      {inFront}
    </HeadlessDialog>
  )
}

function ScrollingBody({ children }: { children: ReactNode }) {
  return <Body {...useScrollFocus()}>{children}</Body>
}
