import { randomKey } from '@luzzu/page/area'
import type { SentRequest } from '../../../platform/draft/booking-draft'

/**
 * The request with its Idempotency-Key. Retries and reloads reuse it, so nothing is booked twice; a changed request gets
 * a new key.
 */
export function withKey(request: object, last: SentRequest | null): SentRequest {
  const text = JSON.stringify(request)
  return last?.text === text ? last : { text, key: randomKey() }
}
