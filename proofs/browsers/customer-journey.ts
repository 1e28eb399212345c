import type { Product } from '../../e2e/support/product.ts'
import { daysFromNow, longDate, newTestUser } from '../../e2e/support/users.ts'
import { confirmBookingOf } from './back-office.ts'
import type { Step } from './journey.ts'
import { logIn } from './log-in.ts'
import type { Page } from './page.ts'

/** Visitor, registration, login, a booking that staff confirm, and its cancellation. */
export function customerJourney(page: Page, product: Product): Step[] {
  const guest = newTestUser()
  const date = daysFromNow(7)
  const summary = { role: 'complementary', name: 'Booking Summary' }

  async function requestBoat() {
    await page.open('/')
    await page.click('link', 'Book Now: Painted Luzzu')
    await page.waitForPath('/register')
  }
  async function register() {
    await page.fill('Username', guest.username)
    await page.fill('Email', guest.mail)
    await page.fill('Password', guest.password)
    await page.fill('Phone number', '79000000')
    await page.click('button', 'Create Account')
    await page.waitForPath('/login')
  }
  async function choose() {
    await page.click('link', 'Book Now: Painted Luzzu')
    await page.waitForPath(/^\/book\/\d+/)
    await page.click('checkbox', /Maltese lunch on board/)
    await page.see('$165.00')
    await page.click('button', 'Continue to Date Selection', summary)
    await page.setDate('Date', date)
    await page.click('button', 'Continue to Time Selection', summary)
    await page.click('radio', /Morning/)
    await page.click('button', 'Continue to Confirmation', summary)
    await page.see(longDate(date))
  }
  async function book() {
    await page.click('button', 'Confirm Booking', summary)
    await page.see('You will receive a confirmation email shortly.')
  }
  async function seeConfirmed() {
    await confirmBookingOf(product, guest)
    await page.open('/my-bookings')
    await page.click('button', /^View Details: Painted Luzzu/)
    await page.see('Confirmed')
  }
  async function cancel() {
    await page.click('button', 'Cancel booking', { role: 'dialog', name: 'Booking Details' })
    await page.click('button', 'Cancel booking', { role: 'dialog', name: 'Cancel this booking?' })
    await page.see('Your booking is cancelled.')
  }
  async function logOut() {
    await page.click('button', /My Account/)
    await page.click('menuitem', 'Log out')
    await page.see('Create an account')
  }

  return [
    ['asks for a boat', requestBoat],
    ['registers', register],
    ['logs in', () => logIn(page, guest)],
    ['chooses an add-on, a date and a slot', choose],
    ['books', book],
    ['sees the booking confirmed', seeConfirmed],
    ['cancels it', cancel],
    ['logs out', logOut],
  ]
}
