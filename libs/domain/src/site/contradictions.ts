import type { Settings } from './settings'

/** What texts may not contradict; prices in currency units. */
export type ReferenceData = Pick<
  Settings,
  'cancellation_hours' | 'arrive_minutes' | 'opening_hours' | 'contact'
> & {
  /** Every price that is charged for something. */
  prices: readonly number[]
  /** `HH:MM-HH:MM` */
  slotTimes: readonly string[]
}

const HOURS_PER_DAY = 24
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g
const HOURS = /(\d{1,4})[\s-]?(hours?|hrs?|h|days?)\b/gi
const CANCEL = /\bcancel/i
const AHEAD = /\b(before|ahead|prior|notice|in advance)\b/i
const MINUTES = /(\d{1,3})[\s-]?(?:minutes?|mins?)\b/gi
const CLOCK = /\b([01]?\d|2[0-3])(?::([0-5]\d))?\s?([ap])\.?m\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/gi
const AMOUNT =
  /[$€£]\s?(\d{1,6}(?:\.\d{1,2})?)|\b(\d{1,6}(?:\.\d{1,2})?)\s?(?:€|£|(?:euros?|dollars?|eur|usd|gbp)\b)/gi
const PHONE = /\+\d[\d\s()./-]{5,}\d|\b\d{4}[\s-]?\d{4}\b/g

/** What a text says that the settings contradict, as sentences for its owner; none where it fits. `question` is what it answers. */
export function contradictionsIn(text: string, reference: ReferenceData, question = ''): string[] {
  const sentences = text.match(SENTENCE) ?? []
  const found = [
    ...sentences.flatMap((sentence) => contradictedHours(sentence, reference, question)),
    ...sentences.flatMap((sentence) => contradictedArrival(sentence, reference)),
    ...sentences.flatMap((sentence) => contradictedOpening(sentence, reference)),
    ...contradictedPhones(text, reference),
    ...contradictedPrices(text, reference),
  ]
  return [...new Set(found)]
}

function contradictedHours(
  sentence: string,
  { cancellation_hours: limit }: ReferenceData,
  question: string,
): string[] {
  // An answer need not repeat what it is about, but how long a refund takes is no limit.
  const isAbout = CANCEL.test(sentence) || (CANCEL.test(question) && AHEAD.test(sentence))
  if (!isAbout) return []
  return [...sentence.matchAll(HOURS)]
    .filter(([, count, unit]) => Number(count) * (/^d/i.test(unit ?? '') ? HOURS_PER_DAY : 1) !== limit)
    .map(([said]) => `It says “${said}”; the cancellation limit is ${limit} hours.`)
}

function contradictedArrival(sentence: string, { arrive_minutes: minutes }: ReferenceData): string[] {
  if (!/\b(arrive|come|be there|early|before)\b/i.test(sentence)) return []
  return [...sentence.matchAll(MINUTES)]
    .filter(([, count]) => Number(count) !== minutes)
    .map(([said]) => `It says “${said}”; guests are told to arrive ${minutes} minutes early.`)
}

function contradictedOpening(sentence: string, { opening_hours, slotTimes }: ReferenceData): string[] {
  if (!/\b(open|opens|opening|close|closes|closing)\b/i.test(sentence)) return []
  const known = new Set([
    ...opening_hours.flatMap(({ opens, closes }) => [opens, closes]),
    ...slotTimes.flatMap((range) => range.split('-')),
  ])
  return [...sentence.matchAll(CLOCK)]
    .filter((match) => !known.has(toTime(match)))
    .map(([said]) => `It says “${said.trim()}”; no opening hours or time slots begin or end then.`)
}

/** `8 pm`, `8:30 am` or `20:00` as `HH:MM`. */
function toTime([, hours12, minutes12 = '00', half, hours24, minutes24]: RegExpMatchArray): string {
  if (hours24 !== undefined) return `${hours24.padStart(2, '0')}:${minutes24}`
  const hours = (Number(hours12) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes12}`
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function contradictedPhones(text: string, { contact }: ReferenceData): string[] {
  const known = digitsOf(contact.phone)
  return [...text.matchAll(PHONE)]
    .filter(([said]) => !known.endsWith(digitsOf(said)) && !digitsOf(said).endsWith(known))
    .map(([said]) => `It names the phone number ${said}; yours is ${contact.phone}.`)
}

function contradictedPrices(text: string, { prices }: ReferenceData): string[] {
  return [...text.matchAll(AMOUNT)]
    .filter(([, after, before]) => !prices.includes(Number(after ?? before)))
    .map(([said]) => `It names the price ${said.trim()}, which nothing costs.`)
}
