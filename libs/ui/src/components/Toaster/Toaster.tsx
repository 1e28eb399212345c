import { useEffect, useRef, useState } from 'react'
import { useToaster } from 'react-hot-toast'
import { ToastBar } from './ToastBar'
import { Region } from './Toaster.styles'

/**
 * The place where toasts appear: at the lower edge, in the middle. Mount it once per page.
 * Toasts wait while the pointer or the focus is on one of them, except for those that count down to an instant.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: 5000,
    success: { duration: 5000 },
    error: { duration: 10_000 },
  })

  const region = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)

  function hold() {
    if (isHeld) return
    setHeld(true)
    handlers.startPause()
  }
  function goOn() {
    if (!isHeld || region.current?.matches(':hover, :focus-within')) return
    setHeld(false)
    handlers.endPause()
  }

  // A message that goes takes the focus or the pointer with it, and no event says that they have left.
  useEffect(goOn)

  return (
    // The region is there before its first message; only then is every message read out.
    <Region
      ref={region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onMouseEnter={hold}
      onMouseLeave={goOn}
      onFocus={hold}
      onBlur={goOn}
    >
      {toasts.map((item) => (
        <ToastBar key={item.id} item={item} />
      ))}
    </Region>
  )
}
