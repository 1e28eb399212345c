import { useToaster } from 'react-hot-toast'
import { ToastBar } from './ToastBar'
import { Region } from './Toaster.styles'

/**
 * The place where toasts appear: at the lower edge, in the middle. Mount it once per page.
 * Toasts wait while the pointer or the focus is on one of them.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: 5000,
    success: { duration: 5000 },
    error: { duration: 10_000 },
  })

  return (
    // The region is there before its first message; only then is every message read out.
    <Region
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => (
        <ToastBar key={item.id} item={item} />
      ))}
    </Region>
  )
}
