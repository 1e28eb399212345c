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

/** Shows a success message. Returns the toast's id. */
export function showSuccess(text: string): string {
  return toast.success(message(text, undefined))
}

/** Shows an error message; the same text twice is one toast. */
export function showError(text: string, { retry }: { retry?: () => void } = {}): string {
  return toast.error(message(text, retry && { label: 'Try again', run: retry }), { id: `error:${text}` })
}

let undoCount = 0

/** Shows a success message with an undo button and a countdown to an instant in milliseconds. */
export function showUndo(text: string, until: number, onUndo: () => void): string {
  undoCount += 1
  const id = `undo:${undoCount}`
  return toast.success(message(text, { label: 'Undo', run: onUndo }), {
    id,
    duration: Number.POSITIVE_INFINITY,
    icon: <Countdown until={until} onEnd={() => toast.dismiss(id)} />,
  })
}

/** Dismisses a toast by the id that showing it returned. */
export function dismissToast(id: string): void {
  toast.dismiss(id)
}
