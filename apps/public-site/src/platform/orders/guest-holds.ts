import { GUEST_LIMITS } from '@luzzu/domain'
import { readStoredText, useStoredText, writeStoredText } from '@luzzu/ui'

/** An order on hold of a guest, which no account leads back to. `until`: when it ends at the latest, by the clock of the device. */
export type GuestHold = { id: number; orderToken: string; until: number }

const KEY = 'guest-holds'
const NONE = '[]'

const isHold = (value: unknown): value is GuestHold =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'orderToken' in value &&
  typeof value.orderToken === 'string' &&
  'until' in value &&
  Number.isFinite(value.until)

/** Those that may still be held, as this browser knows them. */
export function parseGuestHolds(stored: string, now: number): GuestHold[] {
  try {
    const holds: unknown = JSON.parse(stored)
    return Array.isArray(holds) ? holds.filter(isHold).filter(({ until }) => until > now) : []
  } catch {
    return []
  }
}

/** Without storage, the orders stay in their tab. */
const write = (holds: readonly GuestHold[]) =>
  void writeStoredText(KEY, holds.length > 0 ? JSON.stringify(holds.slice(-GUEST_LIMITS.items)) : null)

const others = (id: number) =>
  parseGuestHolds(readStoredText(KEY) ?? NONE, Date.now()).filter((hold) => hold.id !== id)

/** Keeps an order for the other tabs of this browser, until it ends or is forgotten. */
export const keepGuestHold = (hold: GuestHold): void => write([...others(hold.id), hold])

export const forgetGuestHold = (id: number): void => write(others(id))

/** The orders on hold of guests in this browser. */
export const useGuestHolds = (): GuestHold[] => parseGuestHolds(useStoredText(KEY) ?? NONE, Date.now())
