import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../Button/Button'
import { Ring } from './Toaster.styles'

type Action = { label: string; run: () => void }

function message(text: string, ...actions: (Action | undefined)[]) {
  return (item: { id: string }) => (
    <>
      <span>{text}</span>
      {actions.map(
        (action) =>
          action && (
            <Button
              key={action.label}
              variant="plain"
              size="small"
              onClick={() => {
                toast.dismiss(item.id)
                action.run()
              }}
            >
              {action.label}
            </Button>
          ),
      )}
    </>
  )
}

/** Shows a success message, and what can be done about it, until the next one or another page. Returns the toast's id. */
export function showSuccess(text: string, action?: Action): string {
  return toast.success(message(text, action))
}

const INFO_DURATION_MS = 10_000

/** Shows what has happened elsewhere, until the next one, and what can be done about it; it is also announced. Returns the toast's id. */
export function showInfo(text: string, action?: Action): string {
  return toast(message(text, action), { duration: INFO_DURATION_MS })
}

type ErrorOptions = {
  retry?: () => void
  /** Stays until it is dismissed or tried again, for what is noticed nowhere else. @default false */
  isKept?: boolean
}

/** Shows an error message; the same text twice is one toast. Without `retry` it is shown until the next one. */
export function showError(text: string, { retry, isKept = false }: ErrorOptions = {}): string {
  return toast.error(message(text, retry && { label: 'Try again', run: retry }), {
    id: `${retry ? 'retry' : 'error'}:${text}`,
    ...(isKept && { duration: Number.POSITIVE_INFINITY }),
  })
}

let undoCount = 0

/** Shows a success message with an undo button and a countdown to an instant in milliseconds, and what else can be done. */
export function showUndo(text: string, until: number, onUndo: () => void, more?: Action): string {
  undoCount += 1
  const id = `undo:${undoCount}`
  return toast.success(message(text, more, { label: 'Undo', run: onUndo }), {
    id,
    duration: Number.POSITIVE_INFINITY,
    icon: <Countdown until={until} onEnd={() => toast.dismiss(id)} />,
  })
}

/** Dismisses a toast by the id that showing it returned. */
export function dismissToast(id: string): void {
  toast.dismiss(id)
}

/** Dismisses all toasts, because what they say is over. */
export function dismissToasts(): void {
  toast.dismiss()
}

const TICK = 200

type CountdownProps = {
  /** When the countdown ends, in milliseconds. Hover and focus do not pause it. */
  until: number
  onEnd: () => void
}

/** Visual countdown in seconds, as a number in a shrinking ring. */
function Countdown({ until, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now())
  const [all] = useState(() => secondsLeft(until, now))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) end()
    }, TICK)
    return () => clearInterval(timer)
  }, [until])
  const left = secondsLeft(until, now)

  return (
    <Ring viewBox="0 0 28 28" aria-hidden="true" data-part="countdown">
      <circle cx="14" cy="14" r="12" />
      <circle
        data-left
        cx="14"
        cy="14"
        r="12"
        pathLength={all}
        strokeDasharray={`${left} ${all}`}
        transform="rotate(-90 14 14)"
      />
      <text x="14" y="18">
        {left}
      </text>
    </Ring>
  )
}

/** Whole seconds until an instant, rounded up; both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
