import { expect, test } from 'vitest'
import { EMAIL_KINDS, previewEmail } from './email-previews'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader sees of an HTML email, with where its links lead. */
const readHtml = (html: string) =>
  html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<style>.*?<\/style>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/&(\w+|#39);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')

test.each(EMAIL_KINDS)('the HTML of %s has every line of its text', (kind) => {
  const { text, html } = previewEmail(kind)
  const read = readHtml(html)
  const missing = text
    .split('\n')
    .flatMap((line) => line.split(': '))
    .filter((part) => !read.includes(part))
  expect(missing).toEqual([])
})

test('the HTML of an email names the map in words', () => {
  const { html } = previewEmail('booking-confirmed')
  expect(html).toMatch(/<a [^>]*href="https:\/\/maps\.example\.com\/quay"[^>]*>Open the map<\/a>/)
})

test('of what an email says first only a sentence is bold', () => {
  const { html } = previewEmail('booking-declined')
  expect(html).toMatch(
    /font-weight:bold[^>]*>We are sorry: we cannot take this booking\.<span [^>]*font-weight:normal"> Please choose/,
  )
})

test('an address within a sentence is a link', () => {
  const { html } = previewEmail('booking-declined')
  const address = 'https://luzzu.example/my-bookings?booking=1278'
  expect(html).toContain(`Your booking is at <a class="link" href="${address}"`)
})

test.each(EMAIL_KINDS)('the HTML of %s ends with how to reach the business', (kind) => {
  const { html } = previewEmail(kind)
  expect(readHtml(html)).toMatch(
    /Luzzu 12 Quay Street, .* tel:\+35621000000 .* mailto:hello@luzzu\.example [^ ]+ $/,
  )
})

test('booked add-ons have their prices', () => {
  expect(previewEmail('booking-confirmed').text).toContain('Add-ons: Maltese lunch on board (€45.00)\n')
})

test.each([
  'booking-received',
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'booking-called-off',
  'order-received',
  'new-request',
  'reseller-booking-changed',
])('%s says with the slot how long it is and in which time', (kind) => {
  const { text, html } = previewEmail(kind)
  expect(text).toMatch(/^Slot: (Morning, 08:00-12:00 \(4|Afternoon, 13:00-18:00 \(5) hours, Malta time\)$/m)
  expect(readHtml(html)).toMatch(/ Slot \w+, [\d:-]+ \(\d hours, Malta time\) /)
})

test.each(EMAIL_KINDS)('%s shows dates in words', (kind) => {
  const { subject, text } = previewEmail(kind)
  const withoutLinks = text.replace(/https?:\S+/g, '')
  expect(`${subject}\n${withoutLinks}`).not.toMatch(/\d{4}-\d{2}-\d{2}/)
})

test.each(EMAIL_KINDS)('%s is laid out by tables, which every client knows', (kind) => {
  const { html } = previewEmail(kind)
  expect(html).not.toMatch(/display: ?(flex|grid)|position:|float:|<div/)
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/)
})
