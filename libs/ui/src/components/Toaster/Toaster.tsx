import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast'
import { IconButton } from '../IconButton/IconButton'
import { replacedToasts, toastsOfOtherPages } from './outdated-toasts'
import { Bar, Message, Region } from './Toaster.styles'

type ToasterProps = {
  /** The path of the page that is shown. With the next one, success messages leave that were not shown along with it. */
  page?: string | undefined
}

/**
 * The container of toasts, centered at the lower edge; with an open dialog beside it, or above it where there is no
 * room. Mount it once per page. Hover or focus on a toast pauses all timers, except those of countdowns.
 */
export function Toaster({ page }: ToasterProps) {
  const { toasts, handlers } = useToaster({
    duration: 5000,
    success: { duration: 5000 },
    error: { duration: 10_000 },
  })

  useRemoveOutdated(toasts, page)

  const isAboveDialog = useIsPageInert()
  // Behind a dialog even these buttons would be inert. They stay there: what moves is announced again, or not at all.
  const [isInBody, setInBody] = useState(false)
  if (isAboveDialog && !isInBody) setInBody(true)
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

  const before = useRef<EventTarget>(null)
  function enter({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && region.current?.contains(relatedTarget)))
      before.current = relatedTarget
    pause()
  }
  // A toast that goes would take the focus with it.
  useEffect(() => {
    const leaving = document.activeElement?.closest('[data-leaving]')
    if (!leaving || !region.current?.contains(leaving)) return
    const { current: target } = before
    const isThere = target instanceof HTMLElement && target.isConnected
    const next = isThere ? target : document.querySelector<HTMLElement>('main[tabindex]')
    next?.focus({ preventScroll: true })
  })

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
      onFocus={enter}
      onBlur={resume}
    >
      {toasts.map((item) => (
        <ToastBar key={item.id} item={item} />
      ))}
    </Region>
  )
  return isInBody ? createPortal(content, document.body) : content
}

/** Removes messages that a newer one replaces, and dismisses those of another page. */
function useRemoveOutdated(toasts: readonly Toast[], page: string | undefined): void {
  const pages = useRef<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    // The address is ahead of the page: a message that comes along with a navigation belongs to where that leads.
    const { pathname } = globalThis.location
    pages.current = new Map(toasts.map(({ id }) => [id, pages.current.get(id) ?? pathname]))
    for (const { id } of replacedToasts(toasts)) toast.remove(id)
  }, [toasts])

  const leave = useEffectEvent((shown: string) => {
    for (const { id } of toastsOfOtherPages(toasts, shown, (id) => pages.current.get(id))) toast.dismiss(id)
  })
  useEffect(() => {
    if (page !== undefined) leave(page)
  }, [page])
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
