/** What a visitor looks for, as in the address: a date `YYYY-MM-DD`, and how many people, empty for any number. */
export type Search = { date: string; guests: string }

const DATE = /^\d{4}-\d{2}-\d{2}$/
const PEOPLE = /^[1-9]\d{0,3}$/

/** Without a date there is no search; a number of people that is none is ignored. */
export function parseSearch(params: URLSearchParams): Search | undefined {
  const [date, guests] = ['date', 'guests'].map((name) => params.get(name) ?? '')
  return date && DATE.test(date) ? { date, guests: guests && PEOPLE.test(guests) ? guests : '' } : undefined
}
