import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 250

/** A controlled input whose value is committed after a debounce delay, or on blur. */
export function useDebouncedInput(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const sent = useRef<string | null>(null)
  if (draft !== null && draft === committed) setDraft(null)

  function flush() {
    if (draft === null || draft === sent.current) return
    sent.current = draft
    commit(draft)
  }
  const flushLater = useEffectEvent(flush)
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(flushLater, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return {
    text: draft ?? committed,
    type(text: string) {
      sent.current = null
      setDraft(text)
    },
    /** Call on blur: a link that is clicked next must not be overridden by a late commit to this URL. */
    flush,
  }
}
