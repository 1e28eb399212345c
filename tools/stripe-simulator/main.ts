import { parseArgs } from 'node:util'
import { startStripeSimulator } from './start-stripe-simulator'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    webhook: { type: 'string', default: 'http://127.0.0.1:3000/api/webhooks/stripe' },
  },
})

const { url, environment } = await startStripeSimulator({
  port: Number(values.port),
  webhookUrl: values.webhook,
})

console.log(`The Stripe simulator answers at ${url}: test cards and faults are there.
It sends webhooks to ${values.webhook} (another: --webhook <url>).
Start the product with:

${Object.entries(environment)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')}`)
