import Fastify from 'fastify'
import { StripeAccount } from './account/stripe-account'
import { addApiRoutes } from './api/api-routes'
import { answerOf } from './api/execute-call'
import { Faults } from './api/faults'
import { addCommandRoutes, type SimulatorParts } from './commands'
import { addPageRoutes } from './pages/page-routes'
import { WebhookSender } from './webhook-sender'

const SIMULATED_KEY = 'sk_test_simulator'
export const SIMULATED_WEBHOOK_SECRET = 'whsec_simulator'

type Options = {
  /** 0 is any that is free. */
  port?: number
  /** Where webhooks go; a function where that changes. */
  webhookUrl?: string | (() => string) | undefined
  webhookSecret?: string
  clock?: () => Date
  /** From 0 to 1; decides the order of shuffled events. */
  random?: () => number
}

export type StripeSimulator = SimulatorParts & {
  url: string
  /** The variables that lead the product here. */
  environment: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_URL: string }
  /** Lets calls go wrong, moves the clock, pays and so on: the paths of `COMMANDS`. */
  command: (path: string, values?: object) => Promise<unknown>
  close: () => Promise<void>
}

/** A local server that speaks the part of Stripe's API that the product uses. */
export async function startStripeSimulator({
  port = 0,
  webhookUrl,
  webhookSecret = SIMULATED_WEBHOOK_SECRET,
  clock = () => new Date(),
  random,
}: Options = {}): Promise<StripeSimulator> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = answerOf(error, 'a page or command')
    return reply.status(status).send(body)
  })
  const webhooks = new WebhookSender({
    url: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
    secret: webhookSecret,
    random,
    now: () => account.now(),
  })
  const faults = new Faults()
  const address = { origin: '' }
  const account = new StripeAccount(address, (event) => webhooks.send(event), clock)
  const parts: SimulatorParts = { account, faults, webhooks }
  const environment = {
    STRIPE_SECRET_KEY: SIMULATED_KEY,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: '',
  }
  addApiRoutes(app, parts)
  addCommandRoutes(app, parts)
  const lines: string[] = []
  addPageRoutes(app, parts, lines)
  address.origin = await app.listen({ port, host: '127.0.0.1' })
  environment.STRIPE_API_URL = address.origin
  lines.push(...Object.entries(environment).map(([name, value]) => `${name}=${value}`))
  const ticking = setInterval(() => account.runPlans(), 500).unref()
  return {
    ...parts,
    url: address.origin,
    environment,
    command: async (path, values = {}) => {
      const answer = await app.inject({ method: 'POST', url: `/simulator/${path}`, payload: values })
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
      return answer.json()
    },
    close: async () => {
      clearInterval(ticking)
      webhooks.close()
      await app.close()
    },
  }
}
