import { useClose } from '@headlessui/react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button'
import { DialogFrame, type DialogFrameProps } from './DialogFrame'
import { DiscardDialog } from './DiscardDialog'

/** A navigation that waits until the user has answered. */
export type HeldNavigation = { leave: () => void; stay: () => void }

type Unsaved = {
  /** Whether closing would lose what was typed: then it is asked before. */
  isDirty: boolean
  /** Asks the same before the page is left. */
  heldNavigation?: HeldNavigation | undefined
}

/** A form says whether something was typed. */
type FormProps =
  | (Unsaved & { onSubmit: NonNullable<DialogFrameProps['onSubmit']> })
  | (Partial<Unsaved> & { onSubmit?: undefined })

export type DialogProps = Omit<DialogFrameProps, 'onSubmit'> & FormProps

/** A modal dialog. It traps the focus and restores it on closing. What was typed is discarded only after a question. */
export function Dialog({ onClose, isDirty = false, heldNavigation, ...frame }: DialogProps) {
  const { open } = frame
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!open || !isDirty) setAsking(false)
  }, [open, isDirty])

  return (
    <DialogFrame
      {...frame}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      inFront={
        <DiscardDialog
          open={open && (isAsking || heldNavigation !== undefined)}
          onKeep={() => {
            setAsking(false)
            heldNavigation?.stay()
          }}
          onDiscard={() => {
            setAsking(false)
            onClose()
            heldNavigation?.leave()
          }}
        />
      }
    />
  )
}

/** The button that gives a dialog up, among its `actions`: like Escape, it asks before what was typed is lost. */
export function DialogCloseButton({ variant = 'plain', ...rest }: Omit<ButtonProps, 'onClick'>) {
  const close = useClose()
  return <Button {...rest} variant={variant} onClick={() => close()} />
}
