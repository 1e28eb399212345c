import { useCallback, useRef } from 'react'

/** The request that was sent last, as JSON, and its Idempotency-Key. */
export type SentRequest = { text: string; key: string }

/** The request with its key. Retries reuse it, so nothing is booked twice; a changed request gets a new key. */
export function withKey(request: object, last: SentRequest | null): SentRequest {
  const text = JSON.stringify(request)
  return last?.text === text ? last : { text, key: randomKey() }
}

/** Returns the key of a request, as `withKey` has it, while the component is mounted. */
export function useIdempotencyKey(): (request: object) => string {
  const sent = useRef<SentRequest>(null)
  return useCallback((request) => {
    sent.current = withKey(request, sent.current)
    return sent.current.key
  }, [])
}

/** `randomUUID` requires a secure context, which a trial on a local network may lack. */
function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
