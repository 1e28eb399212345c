import { onTestFinished } from 'vitest'
import { startStripeSimulator } from '../../../../tools/stripe-simulator/start-stripe-simulator'
import { aPaymentsFixture } from './payments-fixture'
import { testClock } from './test-clock'

/** A desk with a key of the simulator of Stripe, whose clock goes with that of the server. */
export async function aStripeFixture(settings: object = {}) {
  const clock = testClock()
  const simulator = await startStripeSimulator({ clock: clock.now })
  onTestFinished(() => simulator.close())
  const environment = { ...simulator.environment, SITE_URL: 'http://127.0.0.1:3000' }
  const desk = await aPaymentsFixture(settings, { clock, environment })
  return { ...desk, simulator }
}
