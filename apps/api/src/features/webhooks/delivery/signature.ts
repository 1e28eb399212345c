import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSigningSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

type Signed = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks 1.0.0 for the bytes that are sent; each secret signs. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
