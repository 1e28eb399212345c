import { useEffect, useEffectEvent, useState } from 'react'

/** How long nothing must be typed before it counts, in milliseconds. */
const PAUSE = 250

/** A field that follows what is typed at once, and what depends on it after a pause. */
export function useTyped(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null && draft === committed) setDraft(null)

  const commitDraft = useEffectEvent(() => {
    if (draft !== null) commit(draft)
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(commitDraft, PAUSE)
    return () => clearTimeout(timer)
  }, [draft])

  return { text: draft ?? committed, type: setDraft }
}
