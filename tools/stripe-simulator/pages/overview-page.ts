import { FAULT_KINDS } from '../api/faults'
import { listOperations } from '../api/operations'
import type { SimulatorParts } from '../commands'
import { html, type Markup, money, page } from './html'
import { listCards } from './payment-page'

const SHOWN = 20

/** All that the simulator knows, with a button for what can happen. */
export function overviewPage(parts: SimulatorParts, settings: readonly string[]): string {
  return page(
    'Stripe simulator',
    html`<main><h1>Stripe simulator</h1>
<p class="note">No money moves here. Start the product with these variables:</p>
<pre><code>${settings.join('\n')}</code></pre>
<h2>Test cards</h2>${listCards()}
<h2>Payment pages</h2>${listSessions(parts)}
<h2>Payments</h2>${listPayments(parts)}
<h2>Refunds and disputes</h2>${listRefunds(parts)}${listDisputes(parts)}
<h2>Calls that go wrong</h2>${faultsForm(parts)}
<h2>Webhooks</h2>${webhooksForm(parts)}
<h2>Clock</h2>
<form method="post" action="/simulator/clock" class="row"><label>Seconds forward <input name="advance_seconds" type="number" min="1" value="3600" required></label><button>Move the clock</button></form>
</main>`,
  )
}

const newest = <Item>(items: Iterable<Item>): Item[] => [...items].reverse().slice(0, SHOWN)

const table = (columns: readonly string[], rows: readonly Markup[], empty: string): Markup =>
  rows.length === 0
    ? html`<p>${empty}</p>`
    : html`<div class="scroll"><table><thead><tr>${columns.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`

const button = (action: string, title: string, values: Record<string, string> = {}): Markup =>
  html`<form method="post" action="${action}">${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${title}</button></form>`

const listSessions = ({ account }: SimulatorParts): Markup =>
  table(
    ['Session', 'Amount', 'Status'],
    newest(account.checkouts.values()).map(({ session }) => {
      const amount = money(session.amount_total ?? 0, session.currency ?? 'eur')
      const open = session.url === null ? html`` : html` <a href="${session.url}">pay</a>`
      return html`<tr><td><code>${session.id}</code></td><td>${amount}</td><td>${session.status ?? ''}${open}</td></tr>`
    }),
    'None yet.',
  )

const listPayments = ({ account }: SimulatorParts): Markup =>
  table(
    ['Payment', 'Amount', 'Status', 'What can happen'],
    newest(account.intents.values()).map(({ id, amount, currency, status, latest_charge }) => {
      const actions =
        status === 'requires_capture'
          ? html`${button(`/simulator/payment_intents/${id}/capture`, 'Capture in the dashboard')}${button(`/simulator/payment_intents/${id}/lapse`, 'Let the authorization lapse')}`
          : html`${button(`/simulator/charges/${latest_charge}/refund`, 'Refund in the dashboard')}${button(`/simulator/charges/${latest_charge}/dispute`, 'Dispute')}`
      const isActive = status === 'requires_capture' || status === 'succeeded'
      return html`<tr><td><code>${id}</code></td><td>${money(amount, currency)}</td><td>${status}</td><td class="row">${isActive ? actions : html``}</td></tr>`
    }),
    'None yet.',
  )

const listRefunds = ({ account }: SimulatorParts): Markup =>
  table(
    ['Refund', 'Amount', 'Status', 'What can happen'],
    newest(account.refunds.values()).map(({ id, amount, currency, status }) => {
      const action = `/simulator/refunds/${id}/settle`
      return html`<tr><td><code>${id}</code></td><td>${money(amount, currency)}</td><td>${status ?? ''}</td><td class="row">${button(action, 'Succeed', { status: 'succeeded' })}${button(action, 'Fail', { status: 'failed' })}</td></tr>`
    }),
    'No refunds.',
  )

const listDisputes = ({ account }: SimulatorParts): Markup =>
  table(
    ['Dispute', 'Amount', 'Status', 'What can happen'],
    newest(account.disputes.values()).map(({ id, amount, currency, status }) => {
      const action = `/simulator/disputes/${id}/close`
      return html`<tr><td><code>${id}</code></td><td>${money(amount, currency)}</td><td>${status}</td><td class="row">${button(action, 'Win', { status: 'won' })}${button(action, 'Lose', { status: 'lost' })}</td></tr>`
    }),
    'No disputes.',
  )

const option = (value: string): Markup => html`<option>${value}</option>`

const faultsForm = ({ faults }: SimulatorParts): Markup =>
  html`<ul>${faults.list().map(({ operation, kind, times }) => html`<li>${operation}: ${kind}, ${times} more</li>`)}</ul>
<form method="post" action="/simulator/faults" class="row">
<label>Call <select name="operation">${['*', 'write', ...listOperations().map(([name]) => name)].map(option)}</select></label>
<label>Fault <select name="kind">${FAULT_KINDS.map(option)}</select></label>
<label>Times <input name="times" type="number" min="1" value="1"></label>
<button>Add</button></form>${button('/simulator/faults/clear', 'Clear all')}`

const webhooksForm = ({ account, webhooks }: SimulatorParts): Markup => {
  const { is_paused, is_shuffled, copies, delay_ms } = webhooks.settings
  const checked = (is: boolean) => (is ? html` checked` : html``)
  return html`<form method="post" action="/simulator/webhooks" class="row">
<label><input type="checkbox" name="is_paused"${checked(is_paused)}> Paused (${webhooks.paused} waiting)</label>
<label><input type="checkbox" name="is_shuffled"${checked(is_shuffled)}> In another order</label>
<label>Copies <input name="copies" type="number" min="1" max="9" value="${copies}"></label>
<label>Delay in milliseconds <input name="delay_ms" type="number" min="0" value="${delay_ms}"></label>
<button>Set</button></form>${table(
    ['Event', 'Type', 'Answered', ''],
    newest(account.events.values()).map(({ id, type }) => {
      const last = webhooks.deliveries.find(({ event }) => event === id)
      return html`<tr><td><code>${id}</code></td><td>${type}</td><td>${last ? last.status || 'no answer' : 'not sent'}</td><td>${button(`/simulator/events/${id}/send`, 'Send again')}</td></tr>`
    }),
    'No events.',
  )}`
}
