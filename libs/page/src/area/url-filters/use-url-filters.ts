import { useSearchParams } from '@luzzu/routing'
import { useLayoutEffect, useRef } from 'react'
import { useAddressDraft } from './use-address-draft'

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
  options?: Parameters<typeof useAddressDraft>[2],
) {
  return useAddressDraft(filters[name], (text) => narrow({ [name]: text } as Record<Name, string>), options)
}
