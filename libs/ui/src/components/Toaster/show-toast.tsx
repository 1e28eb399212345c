import { toast } from 'react-hot-toast'
import { Button } from '../Button/Button'
import { Countdown } from './Countdown'

type Action = { label: string; run: () => void }

function message(text: string, action: Action | undefined) {
  return (item: { id: string }) => (
    <>
      <span>{text}</span>
      {action && (
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            toast.dismiss(item.id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  )
}

/** Says that something was done. Returns the toast's id. */
export function showSuccess(text: string): string {
  return toast.success(message(text, undefined))
}

/** Says what went wrong. The same words twice stay one toast. */
export function showError(text: string, { retry }: { retry?: () => void } = {}): string {
  return toast.error(message(text, retry && { label: 'Try again', run: retry }), { id: `error:${text}` })
}

let undoCount = 0

/** Says what was done and offers to take it back until an instant, in milliseconds, to which it counts down. */
export function showUndo(text: string, until: number, onUndo: () => void): string {
  undoCount += 1
  const id = `undo:${undoCount}`
  return toast.success(message(text, { label: 'Undo', run: onUndo }), {
    id,
    duration: Number.POSITIVE_INFINITY,
    icon: <Countdown until={until} onEnd={() => toast.dismiss(id)} />,
  })
}

/** Sends a message off before its time; `id` is what showing it returned. */
export function dismissToast(id: string): void {
  toast.dismiss(id)
}
