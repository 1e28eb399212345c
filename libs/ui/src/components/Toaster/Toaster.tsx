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
  const [isPaused, setPaused] = useState(false)

  function pause() {
    if (isPaused) return
    setPaused(true)
    handlers.startPause()
  }
  function resume() {
    if (!isPaused || region.current?.matches(':hover, :focus-within')) return
    setPaused(false)
    handlers.endPause()
  }

  // A toast that is removed under the pointer or with the focus fires no leave or blur event.
  useEffect(resume)

  return (
    // Live regions announce only what is added after they exist.
    <Region
      ref={region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {toasts.map((item) => (
        <ToastBar key={item.id} item={item} />
      ))}
    </Region>
  )
}
