/** Order, version and kind of a token, before its signature: `512.1.m.…`. */
const TOKEN = /^([1-9]\d{0,9})\.[1-9]\d{0,9}\.[bm]\.[\w-]{43}$/

/** Which order a token is meant to open; whether it does, the server alone knows. */
export function orderOfToken(token: string): number | undefined {
  const [, order] = TOKEN.exec(token) ?? []
  return order === undefined ? undefined : Number(order)
}
