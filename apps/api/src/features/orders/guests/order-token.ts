import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MAX_ID } from '@luzzu/domain'

/** Where a token was handed out: only who reads the emails of an address has one that was mailed there. */
export type OrderTokenKind = 'browser' | 'mailed'

/** What a token says: of which order it is, and which of its links are meant; older ones are void. */
export type OrderToken = { orderId: number; version: number; kind: OrderTokenKind }

/** Signs what lets its holder reach an order without an account. */
export type OrderTokens = {
  sign(token: OrderToken): string
  /** `undefined` for what we have not signed. */
  read(token: string): OrderToken | undefined
}

const KEY_BYTES = 32
const LETTERS: Record<OrderTokenKind, string> = { browser: 'b', mailed: 'm' }
/** Order, version, kind and signature: `512.1.m.…`. */
const TOKEN = /^(([1-9]\d{0,9})\.([1-9]\d{0,9})\.([bm]))\.[\w-]{43}$/

/**
 * The key is derived from the secret of the sessions; what the one before has signed is still read. When a token ends
 * follows from its order, so that a move prolongs it.
 */
export function orderTokens(jwtSecret: string, previous?: string): OrderTokens {
  const keys = [jwtSecret, ...(previous === undefined ? [] : [previous])].map(keyOf)
  const signed = (text: string, key: Buffer) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  return {
    sign: ({ orderId, version, kind }) => signed(`${orderId}.${version}.${LETTERS[kind]}`, keys[0] as Buffer),
    read(token) {
      const [, text = '', order, version, letter] = TOKEN.exec(token) ?? []
      if (!keys.some((key) => isSame(signed(text, key), token))) return undefined
      const orderId = Number(order)
      if (orderId > MAX_ID) return undefined
      return { orderId, version: Number(version), kind: letter === LETTERS.mailed ? 'mailed' : 'browser' }
    },
  }
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'luzzu', 'links of orders', KEY_BYTES))

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
