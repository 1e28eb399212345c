export const TODAY_COPY = {
  nav: 'Today',
  print: 'Print this day',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  today: 'Today',
  isToday: 'You are looking at today.',
  day: 'Day',
  show: 'Show',
  all: 'All products',
  onlyWaiting: 'Only waiting',
  nothingWaiting: 'Nothing waits for you on this day.',
  product: 'Product',
  legend: 'A Full Day booking takes a place in both halves of the day.',
} as const

export const todayMessages = {
  summary: (confirmed: number, waiting: number) => `${confirmed} confirmed, ${waiting} waiting for you`,
  none: (date: string) => `No bookings on ${date}.`,
  idle: (names: readonly string[]) => `Without bookings: ${names.join(', ')}`,
  left: (left: number, units: number) => (left === 0 ? 'Full' : `${left} of ${units} left`),
  caption: (date: string) => `Who comes on ${date}, by product and slot`,
  week: (date: string) => `Week of ${date}`,
}
