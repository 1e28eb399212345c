import type { Stripe } from 'stripe'
import { SECOND } from '../clock'
import type { StripeConfig } from '../config/config'
import { toFailure } from './stripe-failure'

/** A request of the API may take the time of two. */
const TIMEOUT_MS = 6 * SECOND
const API_VERSION = '2026-10-28.endive'
/** How old a signed webhook may be. */
const TOLERANCE_SECONDS = 300

/** The way to Stripe. Its package is loaded for the first request and not before. */
export type StripeGateway = {
  /** Whether real money moves. */
  isLive: boolean
  /**
   * Asks Stripe, or has it change something; never within a transaction.
   * @throws {StripeFailure}
   */
  ask<Answer>(request: (stripe: Stripe) => Promise<Answer>): Promise<Answer>
  /** The event of a webhook; `undefined` unless it is signed by one of our secrets and was sent just now. */
  readEvent(payload: Buffer, signature: string, now: Date): Promise<Stripe.Event | undefined>
  /** Whether webhooks can be told from forged ones. */
  hasWebhooks: boolean
}

export function createStripeGateway(config: StripeConfig): StripeGateway {
  let loaded: Promise<Stripe> | undefined
  const load = () => {
    loaded ??= createClient(config).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }

  return {
    isLive: config.isLive,
    hasWebhooks: config.webhookSecrets.length > 0,
    ask: async (request) => {
      const stripe = await load()
      try {
        return await request(stripe)
      } catch (error) {
        throw toFailure(error)
      }
    },
    readEvent: async (payload, signature, now) => {
      const { webhooks } = await load()
      for (const secret of config.webhookSecrets) {
        try {
          return webhooks.constructEvent(
            payload,
            signature,
            secret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          )
        } catch {
          // The next secret, if there is one.
        }
      }
      return undefined
    },
  }
}

async function createClient({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Client(secretKey, {
    apiVersion: API_VERSION,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    // Calls are repeated by their rows, with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
