import { randomKey } from '@luzzu/page/area'
import { useRef } from 'react'

/** The key of a request: retries keep it, so that nothing is booked twice; a changed request gets a new one. */
export function useIdempotencyKey() {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (request: object): string => {
    const text = JSON.stringify(request)
    if (last.current?.text !== text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
