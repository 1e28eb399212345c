import type { APIRequestContext, Page } from '@playwright/test'
import { todayIn } from './early-morning-time-zone.ts'
import { ADMIN, type Product } from './product.ts'

export type TestUser = { username: string; mail: string; password: string; phone: string }

let count = 0

/** A number in letters, because the staff's search treats digits as ids. */
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** A person with a new email and, unless one is given, a new name. */
export function newTestUser(username?: string): TestUser {
  count += 1
  const mail = `guest-${process.pid}-${Date.now()}-${count}@example.com`
  return {
    username: username ?? `Maria Vella-${inLetters(process.pid)}-${inLetters(count)}`,
    mail,
    password: 'salt and sun',
    phone: '+35679000000',
  }
}

/** Registers through the API. */
export async function register(
  request: APIRequestContext,
  { url }: Product,
  person = newTestUser(),
): Promise<TestUser> {
  const answer = await request.post(`${url}/api/register`, { data: person })
  if (!answer.ok()) throw new Error(`Registering failed: ${await answer.text()}`)
  return person
}

/** Fills in and sends the form of the registration page. */
export async function submitRegistration(page: Page, { username, mail, password }: TestUser): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Phone number').fill('79000000')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Logs in through the page, until the home page has taken the place of the form: a press meanwhile may miss its target. */
export async function logIn(page: Page, who: { mail: string; password: string } = ADMIN): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(who.mail)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: 'Experience the Freedom of the Open Water' }).waitFor()
}

/** The current day of the business, `YYYY-MM-DD`. */
export const currentDay = (): string => todayIn('Europe/Malta')

/** Kept, so that a test counts from one day also when midnight passes meanwhile. */
const firstDay = currentDay()

/** A date within the booking window, `YYYY-MM-DD`. */
export function daysFromNow(days: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

export function weekdayAndDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
