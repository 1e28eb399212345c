/** Days, months and what they are called, of which the design system makes its calendar: nothing here knows a booking. */

export * from './calendar/calendar-date'
export * from './calendar/format-date'
export * from './calendar/periods'
export * from './calendar/weekdays'
