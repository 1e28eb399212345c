import { randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSigningSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

type Signed = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks 1.0.0 for the bytes that are sent; each secret signs. */
export async function signatureHeaders(secrets: readonly string[], { id, at, body }: Signed) {
  // Only who has webhooks has it in memory.
  const { Webhook } = await import('standardwebhooks')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
