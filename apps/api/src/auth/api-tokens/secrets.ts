import type { TokenMode } from '@luzzu/domain'
import { hashSecret, randomSecret } from '../tokens'

const FORMAT = /^Bearer +(bkt_(?:live|test)_[\w-]{43})$/i

/** A token, new unless its secret is given, with what is stored of it. */
export function createSecret(mode: TokenMode, secret = randomSecret()) {
  const token = `bkt_${mode}_${secret}`
  return { token, stored: { token_hash: hashSecret(token), last4: token.slice(-4) } }
}

/** The hash of what an `Authorization` header carries; of something else too, which takes as long and is never found. */
export function hashOfHeader(authorization: string): string {
  const [, token] = FORMAT.exec(authorization) ?? []
  return hashSecret(token ?? `malformed ${authorization}`)
}
