/** The request that was sent last, as JSON, and its Idempotency-Key. */
export type SentRequest = { text: string; key: string }

/** The request with its key. Retries reuse it, so nothing is booked twice; a changed request gets a new key. */
export function withKey(request: object, last: SentRequest | null): SentRequest {
  const text = JSON.stringify(request)
  return last?.text === text ? last : { text, key: randomKey() }
}

/** `randomUUID` requires a secure context, which a trial on a local network may lack. */
function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
