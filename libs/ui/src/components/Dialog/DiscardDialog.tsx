import { useRef } from 'react'
import { Button } from '../Button/Button'
import { DialogFrame } from './DialogFrame'

type DiscardDialogProps = { open: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks before what was typed is lost. Escape, a click outside and the focused button keep it. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      open={open}
      onClose={onKeep}
      role="alertdialog"
      title="Discard changes?"
      closeLabel="Keep editing"
      initialFocus={safe}
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
          <Button ref={safe} variant="plain" onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>What you entered has not been saved. “Keep editing” keeps it, “Discard changes” deletes it.</p>
    </DialogFrame>
  )
}
