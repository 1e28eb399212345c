import { useSearchParams } from '@luzzu/routing'
import { useSyncExternalStore } from 'react'
import { parseSearch, type Search } from './search'

const never = () => () => undefined

/** The search in the address, once the page has been taken over: the server renders it without one. */
export function useSearch(): Search | undefined {
  const [params] = useSearchParams()
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? parseSearch(params) : undefined
}
