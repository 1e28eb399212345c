import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

type Update = (params: URLSearchParams) => URLSearchParams

/**
 * Search parameters with an updater that builds on updates that are not rendered yet: the router renders in a
 * transition, and its own updater starts from the last render.
 */
export function useLatestSearchParams() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  function update(change: Update, options?: NavigateOptions) {
    latest.current = change(latest.current)
    setParams(latest.current, options)
  }
  return [params, update] as const
}
