import type { FastifyInstance, FastifyReply } from 'fastify'
import { type CardOutcome, payCheckout } from '../account/pay-checkout'
import type { Checkout, Session } from '../account/stripe-objects'
import { findCard, type TestCard } from '../account/test-cards'
import type { SimulatorParts } from '../commands'
import { overviewPage } from './overview-page'
import { confirmationPage, endedPage, paymentPage, waitingPage } from './payment-page'

type OfSession = { Params: { id: string }; Querystring: { waiting?: string } }

/** The pages for people: where a customer pays, and the overview. */
export function addPageRoutes(
  app: FastifyInstance,
  parts: SimulatorParts,
  settings: readonly string[],
): void {
  const { account } = parts
  const show = (reply: FastifyReply, text: string, status = 200) =>
    reply.status(status).type('text/html; charset=utf-8').send(text)

  app.get('/', (_request, reply) => {
    account.runPlans()
    return show(reply, overviewPage(parts, settings))
  })

  app.get<OfSession>('/c/pay/:id', (request, reply) => {
    account.runPlans()
    const checkout = account.checkouts.get(request.params.id)
    if (checkout?.session.status === 'complete') return reply.redirect(returnAddress(checkout.session), 303)
    if (checkout?.session.status !== 'open') return show(reply, endedPage(), 404)
    return show(reply, request.query.waiting ? waitingPage() : paymentPage(checkout, null))
  })

  app.post<OfSession>('/c/pay/:id', (request, reply) => {
    account.cause = { id: null, idempotency_key: null }
    const checkout = account.checkouts.get(request.params.id)
    if (checkout?.session.status === 'complete') return reply.redirect(returnAddress(checkout.session), 303)
    if (checkout?.session.status !== 'open') return show(reply, endedPage(), 404)
    const typed = new URLSearchParams(String(request.body))
    const card = findCard(typed.get('card') ?? '')
    if (!card) return show(reply, paymentPage(checkout, 'This is none of the test cards.'), 422)
    return follow(reply, checkout, card, payCheckout(account, checkout, { card, ...readOwner(typed) }))
  })

  function follow(reply: FastifyReply, checkout: Checkout, card: TestCard, outcome: CardOutcome) {
    switch (outcome.status) {
      case 'confirm':
        return show(reply, confirmationPage(card.number))
      case 'waiting':
        return reply.redirect(`/c/pay/${checkout.session.id}?waiting=1`, 303)
      case 'declined':
        return show(reply, paymentPage(checkout, outcome.message), 402)
      case 'complete':
        return reply.redirect(returnAddress(checkout.session), 303)
    }
  }
}

function readOwner(typed: URLSearchParams) {
  const confirmed = typed.get('confirmed')
  return {
    isConfirmed: confirmed === null ? undefined : confirmed === 'true',
    name: typed.get('name') ?? undefined,
    mail: typed.get('mail') ?? undefined,
  }
}

const returnAddress = ({ success_url, id }: Session): string =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
