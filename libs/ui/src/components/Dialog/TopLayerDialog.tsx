import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { IconButton } from '../IconButton/IconButton'
import { Actions, Body, Box, Head, Viewport } from './Dialog.styles'

const Layer = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${token('scrim')};
`

export type TopLayerDialogProps = {
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  actions: ReactNode
  /** Called on Escape and the close button, and by the gesture that goes back. It does not close itself. */
  onClose: () => void
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

/**
 * A modal dialog that is open while it is rendered, in the top layer of the browser: in front of dialogs of other areas
 * too, which neither lose their content nor take the focus back.
 */
export function TopLayerDialog({ title, children, actions, onClose, onSubmit }: TopLayerDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog behind listens to the window, and the browser would close this one at a second Escape.
    event.stopPropagation()
    event.preventDefault()
    onClose()
  })

  // It closes while it is still in the document, where the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const listener = (event: KeyboardEvent) => onEscape(event)
    dialog.addEventListener('keydown', listener)
    dialog.showModal()
    dialog.querySelector('input')?.focus()
    return () => {
      dialog.removeEventListener('keydown', listener)
      dialog.close()
    }
  }, [])

  // A child of the body: there a dialog behind does not take it for something outside of itself.
  return createPortal(
    <Layer
      ref={ref}
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Viewport>
        <Box
          $size="small"
          as={onSubmit ? 'form' : 'div'}
          {...(onSubmit ? { noValidate: true, onSubmit } : {})}
        >
          <Head>
            <h2 id={titleId}>{title}</h2>
            <IconButton aria-label="Close" icon={<X />} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          <Actions>{actions}</Actions>
        </Box>
      </Viewport>
    </Layer>,
    document.body,
  )
}
