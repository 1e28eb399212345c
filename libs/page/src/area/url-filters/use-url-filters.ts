import { useLocation, useSearchParams } from '@luzzu/routing'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { afterNavigation, createDraft, draftText, pendingText, type UrlDraft } from './url-draft'

/** How an address holds what narrows a list; garbage in it falls back to the default. */
export type FiltersInUrl<Filters> = {
  read: (params: URLSearchParams) => Filters
  /** The address of the first page with these filters. */
  write: (filters: Filters) => URLSearchParams
}

export type UrlFilters<Filters> = {
  filters: Filters
  /** Replaces the history entry, so that Back leaves the list. */
  narrow: (change: Partial<Filters>) => void
}

/**
 * Filters that live in the address. A change builds on those that are not rendered yet: the router renders in a
 * transition, and its own updater starts from the last render.
 */
export function useUrlFilters<Filters>({ read, write }: FiltersInUrl<Filters>): UrlFilters<Filters> {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  return {
    filters: read(params),
    narrow(change) {
      latest.current = write({ ...read(latest.current), ...change })
      setParams(latest.current, { replace: true })
    },
  }
}

/** The field of a text or date among the filters: it shows what is typed, and the address follows. */
export function useFilterDraft<Name extends string>(
  { filters, narrow }: UrlFilters<Record<Name, string>>,
  name: Name,
  options?: Parameters<typeof useUrlDraft>[2],
) {
  return useUrlDraft(filters[name], (text) => narrow({ [name]: text } as Record<Name, string>), options)
}

/** How long nothing is typed before the address follows, in milliseconds. */
const PAUSE_MS = 250

type AddressDraftOptions = {
  /** Whether the text may go to the address while the field is being typed in, as a whole date may. @default always */
  isComplete?: (text: string) => boolean
}

const applyChange = (draft: UrlDraft, change: (draft: UrlDraft) => UrlDraft) => change(draft)

/**
 * A text or date field whose value lives in the address. It shows what is typed; the address gets it after a pause, or
 * on blur, and wins when it changes otherwise, as by Back.
 *
 * A reducer, because `useState` may compute an update from the last render even where that render is abandoned for the
 * update's sake, and a navigation renders in a transition.
 */
export function useUrlDraft(
  value: string,
  commit: (text: string) => void,
  { isComplete = () => true }: AddressDraftOptions = {},
) {
  const { key } = useLocation()
  const [draft, changeDraft] = useReducer(applyChange, createDraft(value, key))
  if (draft.value !== value || draft.at !== key) changeDraft((latest) => afterNavigation(latest, value, key))

  function flush() {
    const unsent = pendingText(draft)
    if (unsent === undefined) return
    changeDraft((latest) => ({ ...latest, sent: [...latest.sent, unsent] }))
    commit(unsent)
  }
  const flushComplete = useEffectEvent(() => {
    if (isComplete(draftText(draft))) flush()
  })
  useEffect(() => {
    if (draft.typed === null) return
    const timer = setTimeout(flushComplete, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.typed])

  return {
    text: draftText(draft),
    type: (text: string) => changeDraft((latest) => ({ ...latest, typed: text })),
    /** Call on blur: a link that is clicked next must not be overridden by a late commit to this address. */
    flush,
  }
}
