import type { Checkout } from '../account/stripe-objects'
import { TEST_CARDS } from '../account/test-cards'
import { html, type Markup, money, numberOfCard, page } from './html'

const NOTE = html`<p class="note">Stripe simulator: no money moves. Use a test card only.</p>`

/** The hosted page at which a customer pays. */
export function paymentPage({ session, lineItems }: Checkout, error: string | null): string {
  const currency = session.currency ?? 'eur'
  const total = money(session.amount_total ?? 0, currency)
  return page(
    `Pay ${total}`,
    html`<main class="narrow">
<h1>Pay ${total}</h1>${NOTE}
<ul>${lineItems.map((item) => html`<li>${item.description ?? ''}: ${money(item.amount_total, currency)}</li>`)}</ul>
${error === null ? html`` : html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">
<label>Email <input name="mail" type="email" autocomplete="email" required value="${session.customer_email ?? ''}"></label>
<label>Card number <input name="card" list="cards" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"${describedBy(error)}></label>
<datalist id="cards">${TEST_CARDS.map(({ number, title }) => html`<option value="${numberOfCard(number)}">${title}</option>`)}</datalist>
<label>Expiry <input name="expiry" autocomplete="off" value="12 / 34"></label>
<label>CVC <input name="cvc" autocomplete="off" inputmode="numeric" value="123"></label>
<label>Name on card <input name="name" autocomplete="off" value="Test Customer"></label>
<button class="main">Pay</button>
</form>
${session.cancel_url === null ? html`` : html`<p><a href="${session.cancel_url}">Back</a></p>`}
<h2>Test cards</h2>${listCards()}
</main>`,
  )
}

const describedBy = (error: string | null): Markup =>
  error === null ? html`` : html` aria-invalid="true" aria-describedby="error"`

export const listCards = (): Markup =>
  html`<div class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_CARDS.map(
    ({ number, title }) => html`<tr><td><code>${numberOfCard(number)}</code></td><td>${title}</td></tr>`,
  )}</tbody></table></div>`

/** The bank that wants to see the owner of the card. */
export const confirmationPage = (card: string): string =>
  page(
    'Your bank asks',
    html`<main class="narrow"><h1>Your bank asks</h1>${NOTE}
<p>Do you want to pay with the card that ends in ${card.slice(-4)}?</p>
<form method="post"><input type="hidden" name="card" value="${card}">
<button class="main" name="confirmed" value="true">Complete</button>
<button name="confirmed" value="false">Fail</button></form></main>`,
  )

/** While the bank takes its time. */
export const waitingPage = (): string =>
  page(
    'Processing',
    html`<main class="narrow"><h1>Processing…</h1>${NOTE}<p role="status">The bank has not answered yet. This page looks again every 2 seconds.</p></main>`,
    { refresh: 2 },
  )

export const endedPage = (): string =>
  page(
    'This page has ended',
    html`<main class="narrow"><h1>This page has ended</h1><p>The session is no longer open; nothing more can be paid here.</p></main>`,
  )
