import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long nothing must be typed before it counts, in milliseconds. */
const DEBOUNCE_MS = 250

/** A field that follows what is typed at once, and what depends on it after a pause or when the field is left. */
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
    /**
     * For the moment when the field is left: whoever follows a link at once must not be called back to
     * this address by a pause that ends later.
     */
    flush,
  }
}
