export const DETAILS_COPY = {
  contact: 'Booked for',
  keptApart: 'Kept apart from any account until a link sent to the address is followed',
} as const
