export const TRIP_COPY = {
  before: 'Before you come',
  meetingPoint: 'Meeting point',
  arrival: 'Arrival',
  bring: 'Bring with you',
  requirements: 'Who can take part or drive',
  contact: 'Call or write to us',
  directions: 'Directions',
  call: 'Call us',
  calendar: 'Add to calendar',
  again: 'Book again',
  beThereAt: (time: string) => `Be there at ${time}`,
} as const
