/** Contact details and opening hours of the business. */
export const CONTACT = {
  phone: '+356 2100 0000',
  mail: 'hello@luzzu.example',
  address: '12 Quay Street, Marsaxlokk, Malta',
  postal: { streetAddress: '12 Quay Street', addressLocality: 'Marsaxlokk', addressCountry: 'MT' },
} as const

/** The opening hours of the footer, machine-readable. */
export const OPENING_TIMES = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday', 'Sunday'], opens: '07:00', closes: '19:00' },
] as const

export const OPENING_HOURS = [
  { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
  { days: 'Sat', hours: '7:00 AM-7:00 PM' },
  { days: 'Sun', hours: '7:00 AM-7:00 PM' },
] as const
