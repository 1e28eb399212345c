import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToaster } from 'react-hot-toast'
import { ToastBar } from './ToastBar'
import { Region } from './Toaster.styles'
import { useIsPageInert } from './use-is-page-inert'

/**
 * The container of toasts, centered at the lower edge, and above an open dialog at the upper edge. Mount it once per page. Hover or focus on a toast pauses all
 * timers, except those of countdowns.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: 5000,
    success: { duration: 5000 },
    error: { duration: 10_000 },
  })

  const isAboveDialog = useIsPageInert()
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

  // A toast that is removed while hovered or focused fires no leave or blur event.
  useEffect(resume)

  // Live regions announce only content that is added after they exist.
  const content = (
    <Region
      ref={region}
      data-above-dialog={isAboveDialog || undefined}
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
  // Behind a dialog even these buttons would be inert.
  return isAboveDialog ? createPortal(content, document.body) : content
}
