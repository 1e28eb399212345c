import { useSearchParams as useParamsOfRouter } from 'react-router-dom'
import { useIsPageOpen } from './use-is-page-open'

type SetParams = ReturnType<typeof useParamsOfRouter>[1]

/**
 * The parameters of the address. A page that was left no longer changes them: it stays until the next one has loaded,
 * and a text that follows a moment after it was typed would lead back to it.
 */
export function useSearchParams(): [URLSearchParams, SetParams] {
  const [params, setParams] = useParamsOfRouter()
  const isOpen = useIsPageOpen()
  return [params, (...change) => isOpen() && setParams(...change)]
}
