import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent, ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { Actions, Backdrop, Body, Box, type DialogSize, Head, Root, Viewport } from './Dialog.styles'

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
  /** `top`: what is found below a search does not move it. @default 'center' */
  placement?: 'center' | 'top' | undefined
  /** Makes the dialog a form, submitted by Enter or a submit button in `actions`. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** The element to focus first. @default the dialog itself, whose title is then read */
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
  placement,
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
      open={useIsMounted() && open}
      onClose={onClose}
      role={role}
      {...(initialFocus ? { initialFocus } : {})}
    >
      <Backdrop />
      <Viewport data-placement={placement}>
        <DialogPanel as={Box} $size={size} data-size={size}>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit}>
              {content}
            </form>
          ) : (
            content
          )}
        </DialogPanel>
      </Viewport>
      {inFront}
    </HeadlessDialog>
  )
}

/** Headless UI keeps the focus from the page behind only where a dialog opens after it was mounted. */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    setMounted(true)
  }, [])
  return isMounted
}

function ScrollingBody({ children }: { children: ReactNode }) {
  return <Body {...useScrollFocus()}>{children}</Body>
}

/** Makes an element that scrolls reachable by keyboard; browsers other than Chrome do not do that themselves. */
function useScrollFocus(): { ref: RefObject<HTMLDivElement | null>; tabIndex: 0 | undefined } {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight))
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: isScrollable ? 0 : undefined }
}
