import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast'
import { IconButton } from '../IconButton/IconButton'
import { Bar, Message, Region } from './Toaster.styles'

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

function toneOf(type: Toast['type']): 'success' | 'error' | 'neutral' {
  return type === 'success' || type === 'error' ? type : 'neutral'
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info }

/** A toast: message, optional action, close button. */
function ToastBar({ item }: { item: Toast }) {
  const tone = toneOf(item.type)
  const Icon = icons[tone]

  return (
    <Bar data-tone={tone} data-leaving={!item.visible || undefined}>
      {item.icon ?? <Icon aria-hidden="true" />}
      <Message>{resolveValue(item.message, item)}</Message>
      <IconButton aria-label="Dismiss" icon={<X />} onClick={() => toast.dismiss(item.id)} />
    </Bar>
  )
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
  return () => observer.disconnect()
}

const isPageInert = () => document.querySelector('body > [inert]') !== null

/** Whether a modal dialog has made the page inert. Read from the document: each area brings its own dialogs. */
function useIsPageInert(): boolean {
  return useSyncExternalStore(subscribe, isPageInert, () => false)
}
