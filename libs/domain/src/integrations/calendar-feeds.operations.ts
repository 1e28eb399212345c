import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateCalendarFeed } from './calendar-feed'
import {
  CalendarFeedRequestSchema,
  CalendarFeedSchema,
  CalendarUrlSchema,
  NewCalendarFeedSchema,
  OwnCalendarSchema,
} from './calendar-feeds.contract'

const READ = { created_at: '2026-06-18T07:40:00.000Z', last_read_at: '2026-06-18T09:10:00.000Z' }
const REQUEST = { name: 'Skippers', product_ids: [2], statuses: ['Confirmed' as const] }
const FEED = { id: 1, ...REQUEST, ...READ }
const URL = 'https://boats.example.com/calendars/q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c.ics'

export const calendarFeedOperations = defineOperations('Integrations', {
  'GET /user/:id/calendar': {
    id: 'getOwnCalendar',
    summary: 'When your calendar was made and last read',
    access: 'self',
    answer: { 200: OwnCalendarSchema },
    example: READ,
  },
  'POST /user/:id/calendar': {
    id: 'createOwnCalendar',
    summary: 'Make the calendar of your bookings, or give it a new address, which ends the old one',
    access: 'self',
    answer: { 201: CalendarUrlSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    example: { url: URL },
  },
  'DELETE /user/:id/calendar': {
    id: 'deleteOwnCalendar',
    summary: 'Delete the calendar of your bookings',
    access: 'self',
    answer: { 204: Type.Null() },
  },
  'GET /calendar-feeds': {
    id: 'listCalendarFeeds',
    summary: 'List the calendars that you have made for staff',
    access: 'admin',
    answer: { 200: Type.Array(CalendarFeedSchema) },
    example: [FEED],
  },
  'POST /calendar-feeds': {
    id: 'createCalendarFeed',
    summary: 'Make a calendar for staff',
    access: 'admin',
    body: CalendarFeedRequestSchema,
    validate: validateCalendarFeed,
    answer: { 201: NewCalendarFeedSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['limit-reached'],
    bodyExample: REQUEST,
    example: { ...FEED, last_read_at: null, url: URL },
  },
  'POST /calendar-feeds/:id/rotate': {
    id: 'rotateCalendarFeed',
    summary: 'Give a calendar a new address, which ends the old one',
    access: 'admin',
    answer: { 200: NewCalendarFeedSchema },
    example: { ...FEED, url: URL },
  },
  'DELETE /calendar-feeds/:id': {
    id: 'deleteCalendarFeed',
    summary: 'Delete a calendar',
    access: 'admin',
    answer: { 204: Type.Null() },
  },
})
