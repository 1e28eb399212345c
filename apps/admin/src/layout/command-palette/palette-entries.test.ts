import type { CalendarDate } from '@luzzu/domain'
import { CalendarX2, Plus } from 'lucide-react'
import { expect, test } from 'vitest'
import { buildBooking } from '../../booking/testing/build-booking'
import { buildCustomer } from '../../booking/testing/build-customer'
import { highlightedEntry, paletteEntries } from './palette-entries'

const booker = buildCustomer({ username: 'Booker', mail: 'booker@example.com' })

const today = '2026-06-18' as CalendarDate

const screens = [
  { path: '/admin', title: 'Dashboard' },
  { path: '/admin/bookings', title: 'Bookings' },
  { path: '/admin/customers/:id' },
]

const commands = [{ label: 'New booking', run: () => {} }]

test('an empty query lists every screen', () => {
  const labels = paletteEntries(
    '',
    { screens, commands },
    { bookings: [buildBooking()], customers: [], today },
  ).map(({ label }) => label)
  expect(labels).toContain('Dashboard')
  expect(labels).not.toContain('1 · Chiara Ricci')
})

test('a query lists bookings first, then customers, then screens', () => {
  const found = {
    bookings: [buildBooking({ id: 1278, status: 'Confirmed', booking_date: '2026-06-20 00:00:00' })],
    customers: [booker],
    today,
  }
  const entries = paletteEntries('book', { screens, commands: [] }, found)
  expect(entries.map((entry) => 'path' in entry && entry.path)).toEqual([
    '/admin/bookings?id=1278&status=Confirmed',
    '/admin/customers/9',
    '/admin/bookings',
  ])
})

test('a booking says its time, and one of today is opened on the page of the day', () => {
  const bookings = [
    buildBooking({ id: 1, status: 'Confirmed' }),
    buildBooking({ id: 2, status: 'Cancelled' }),
    buildBooking({ id: 3, booking_date: '2026-06-20 00:00:00' }),
  ]
  const entries = paletteEntries('ricci', { screens: [], commands: [] }, { bookings, customers: [], today })
  expect(entries.map((entry) => [entry.detail, 'path' in entry && entry.path])).toEqual([
    ['Today, 08:00-12:00, Confirmed, Traditional Luzzu', '/admin/today?date=2026-06-18&booking=1'],
    ['Today, 08:00-12:00, Cancelled, Traditional Luzzu', '/admin/bookings?id=2&status=Cancelled'],
    ['Sat, June 20, 08:00-12:00, Pending, Traditional Luzzu', '/admin/bookings?id=3&status=Pending'],
  ])
})

test('where hits are cut, the last of each group leads to all of them', () => {
  const pathsOf = (hasMore: { bookings: boolean; customers: boolean }) =>
    paletteEntries(
      ' grech & co ',
      { screens: [], commands: [] },
      { bookings: [buildBooking({ id: 3 })], customers: [booker], today, hasMore },
    ).map((entry) => [entry.group, entry.label, 'path' in entry && entry.path])
  expect(pathsOf({ bookings: false, customers: false })).toHaveLength(2)
  const [, bookings, , customers] = pathsOf({ bookings: true, customers: true })
  expect(bookings).toEqual([
    'Bookings',
    'All bookings for “grech & co”',
    '/admin/bookings?id=grech+%26+co&status=All',
  ])
  expect(customers).toEqual([
    'Customers',
    'All customers for “grech & co”',
    '/admin/customers?q=grech+%26+co',
  ])
})

test('the day after is gone to, and today is printed', () => {
  const entriesOf = (query: string) =>
    paletteEntries(query, { screens, commands }, { bookings: [], customers: [], today })
  expect(entriesOf('tomor')).toMatchObject([{ label: 'Tomorrow', path: '/admin/today?date=2026-06-19' }])
  expect(entriesOf('print')).toMatchObject([
    { label: 'Print today', path: '/admin/today', state: { print: true } },
  ])
})

test('a customer has their phone and their email', () => {
  const [entry] = paletteEntries(
    'booker',
    { screens: [], commands: [] },
    { bookings: [], customers: [booker], today },
  )
  expect(entry?.detail).toBe('+356 7900 0000, booker@example.com')
})

test('what is free today is gone to', () => {
  const [entry] = paletteEntries('places fr', { screens, commands }, { bookings: [], customers: [], today })
  expect(entry).toMatchObject({ label: 'Free places', path: '/admin/today?date=2026-06-18&view=free' })
})

const dayCommands = [
  { label: (date: string) => `Book ${date}`, keywords: 'reserve', icon: Plus, run: () => {} },
  { label: (date: string) => `Close ${date}`, keywords: 'weather', icon: CalendarX2, run: () => {} },
]
const nothing = { bookings: [], customers: [], today }
const labelsOf = (query: string) =>
  paletteEntries(query, { screens, commands, dayCommands }, nothing).map(({ label }) => label)

test('a date leads to its day, its week and, unless it is over, its free places, once', () => {
  const pathsOf = (query: string) =>
    paletteEntries(query, { screens, commands }, nothing).map((entry) => [
      entry.label,
      'path' in entry && entry.path,
    ])
  expect(pathsOf('28 nov')).toEqual([
    ['Go to Saturday, November 28, 2026', '/admin/today?date=2026-11-28'],
    ['Free places on Sat, November 28', '/admin/today?date=2026-11-28&view=free'],
    ['Week of Monday, November 23, 2026', '/admin/week?week=2026-11-23'],
    ['Print Saturday, November 28, 2026', '/admin/today?date=2026-11-28'],
  ])
  expect(pathsOf('tomorrow')).toEqual([
    ['Go to Friday, June 19, 2026', '/admin/today?date=2026-06-19'],
    ['Free places on Fri, June 19', '/admin/today?date=2026-06-19&view=free'],
    ['Week of Monday, June 15, 2026', '/admin/week?week=2026-06-15'],
    ['Print Friday, June 19, 2026', '/admin/today?date=2026-06-19'],
  ])
})

test('what can be done on a day is offered with it, unless the day is over', () => {
  expect(labelsOf('20 june').slice(0, 3)).toEqual([
    'Go to Saturday, June 20, 2026',
    'Book 2026-06-20',
    'Close 2026-06-20',
  ])
  expect(labelsOf('yesterday')).toEqual([
    'Go to Wednesday, June 17, 2026',
    'Week of Monday, June 15, 2026',
    'Print Wednesday, June 17, 2026',
  ])
})

test('words beside a date choose among what it offers', () => {
  expect(labelsOf('close saturday')).toEqual(['Close 2026-06-20'])
  expect(labelsOf('20.6. weather')).toEqual(['Close 2026-06-20'])
  expect(labelsOf('reopen saturday')).toEqual(['Closures of June 2026'])
  expect(labelsOf('reopen yesterday')).toEqual([])
  expect(labelsOf('next week')).toEqual(['Week of Monday, June 22, 2026'])
  expect(labelsOf('luzzu saturday')).toEqual([])
})

test('today is its own screen, which comes before what can be done on it', () => {
  const links = { screens: [{ path: '/admin/today', title: 'Today' }], commands: [], dayCommands }
  expect(paletteEntries('today', links, nothing).map(({ label }) => label)).toEqual([
    'Today',
    'Print today',
    'Book 2026-06-18',
    'Close 2026-06-18',
    'Free places on Thu, June 18',
    'Week of Monday, June 15, 2026',
  ])
})

test('more hits of a name beside a day are listed of that day', () => {
  const hasMore = { bookings: true, customers: false }
  const entries = paletteEntries('Maria 20 june', { screens, commands: [] }, { ...nothing, hasMore })
  expect(entries).toMatchObject([
    {
      label: 'All bookings for “Maria 20 june”',
      path: '/admin/bookings?id=Maria&date=2026-06-20&status=All',
    },
  ])
})

test('what is over has no free places', () => {
  const entries = paletteEntries('yesterday', { screens, commands }, { bookings: [], customers: [], today })
  expect(entries.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^Free places/))
})

test('a query finds what can be done, by words in any order', () => {
  const [entry] = paletteEntries('booking ne', { screens, commands }, { bookings: [], customers: [], today })
  expect(entry).toMatchObject({ group: 'Do', label: 'New booking' })
})

test('the first entry is highlighted, also when it comes later, until another one is gone to', () => {
  const [first, second] = ['one', 'two'].map((id) => ({ id, group: '', label: id, path: `/${id}` }))
  expect(first && second && highlightedEntry([second], undefined)).toBe('two')
  expect(first && second && highlightedEntry([first, second], undefined)).toBe('one')
  expect(first && second && highlightedEntry([first, second], 'two')).toBe('two')
  expect(first && highlightedEntry([first], 'two')).toBe('one')
  expect(highlightedEntry([], undefined)).toBe('')
})

test('a screen is found by what is done there', () => {
  const closures = [{ path: '/admin/closures', title: 'Closures', keywords: 'close day weather' }]
  const [entry] = paletteEntries(
    'close day',
    { screens: closures, commands: [] },
    { bookings: [], customers: [], today },
  )
  expect(entry?.label).toBe('Closures')
})
