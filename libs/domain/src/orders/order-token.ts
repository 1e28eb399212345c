/** Order, version, kind and signature: `512.1.m.…`. */
const PARTS = /([1-9]\d{0,9})\.[1-9]\d{0,9}\.[bm]\.[\w-]{43}/
const TOKEN = new RegExp(`^${PARTS.source}$`)
const ANY_TOKEN = new RegExp(PARTS, 'g')

/** Which order a token is meant to open; whether it does, the server alone knows. */
export function orderOfToken(token: string): number | undefined {
  const [, order] = TOKEN.exec(token) ?? []
  return order === undefined ? undefined : Number(order)
}

/** A text for logs: whoever reads a token there could open the order. */
export const withoutOrderTokens = (text: string) => text.replace(ANY_TOKEN, '…')
