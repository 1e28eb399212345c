import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12

/** Keeps secrets that have to be read again, such as those that sign. */
export type SecretBox = {
  close(secret: string): string
  /** @throws when it was closed with another key, or changed. */
  open(closed: string): string
}

/** The key is derived from the secret of the tokens; what the one before has closed can still be opened. */
export function secretBox(jwtSecret: string, previous?: string): SecretBox {
  const keys = [jwtSecret, ...(previous === undefined ? [] : [previous])].map(keyOf)
  return {
    close(secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keys[0] as Buffer, nonce)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.')
    },
    open(closed) {
      const [nonce, tag, text] = closed.split('.').map((part) => Buffer.from(part, 'base64url'))
      if (!nonce || !tag || !text) throw new Error('A stored secret has no known form.')
      for (const key of keys) {
        const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(tag)
        try {
          return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
        } catch {
          // Closed with the other key.
        }
      }
      throw new Error('A stored secret was encrypted with another JWT_SECRET.')
    },
  }
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'luzzu', 'webhook signing secrets', KEY_BYTES))
