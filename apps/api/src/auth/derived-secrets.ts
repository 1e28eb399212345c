import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** 256 bits that nobody else knows, as base64url; the same again for the same text. */
type DeriveSecret = (seed: string) => string

declare module 'fastify' {
  interface FastifyInstance {
    deriveSecret: DeriveSecret
  }
}

/** So that a repeated request is told a secret again of which only the hash is stored. */
export function secretDeriver(jwtSecret: string): DeriveSecret {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, 'luzzu', 'secrets of created records', KEY_BYTES))
  return (seed) => createHmac('sha256', key).update(seed).digest('base64url')
}
