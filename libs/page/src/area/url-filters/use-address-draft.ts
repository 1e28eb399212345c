import { useLocation } from '@luzzu/routing'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AddressDraft, draftOf, follow, textOf, unsentOf } from './address-draft'

/** How long nothing is typed before the address follows, in milliseconds. */
const PAUSE_MS = 250

type AddressDraftOptions = {
  /** Whether the text may go to the address while the field is being typed in, as a whole date may. @default always */
  isComplete?: (text: string) => boolean
}

/**
 * A text or date field whose value lives in the address. It shows what is typed; the address gets it after a pause, or
 * on blur, and wins when it changes otherwise, as by Back.
 */
export function useAddressDraft(
  value: string,
  commit: (text: string) => void,
  { isComplete = () => true }: AddressDraftOptions = {},
) {
  const { key } = useLocation()
  const [draft, setDraft] = useState<AddressDraft>(() => draftOf(value, key))
  if (draft.value !== value || draft.at !== key) setDraft(follow(draft, value, key))

  function flush() {
    const unsent = unsentOf(draft)
    if (unsent === undefined) return
    setDraft((latest) => ({ ...latest, sent: [...latest.sent, unsent] }))
    commit(unsent)
  }
  const flushComplete = useEffectEvent(() => {
    if (isComplete(textOf(draft))) flush()
  })
  useEffect(() => {
    if (draft.typed === null) return
    const timer = setTimeout(flushComplete, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.typed])

  return {
    text: textOf(draft),
    type: (text: string) => setDraft((latest) => ({ ...latest, typed: text })),
    /** Call on blur: a link that is clicked next must not be overridden by a late commit to this address. */
    flush,
  }
}
