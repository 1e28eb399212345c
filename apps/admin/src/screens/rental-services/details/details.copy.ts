import { DETAILS_LABELS, MAX_DETAILS } from '@luzzu/domain'

export const DETAILS_COPY = {
  open: 'Details',
  openLabel: (product: string) => `Details of ${product}`,
  saved: 'details',
  meetingPoint: DETAILS_LABELS.meeting_point,
  business: 'The meeting point of the business',
  businessHint: 'It is set under Settings.',
  text: 'Where guests are met',
  map: 'Map address',
  mapHint: 'Starts with https://',
  refusedPoint: 'Fix the highlighted field of the meeting point.',
  refusedLines: 'Fix the highlighted lines.',
  pictures: 'More pictures',
  picturesHint: 'Shown after the first picture, in this order. Describe each for people who cannot see it.',
  addPicture: 'Add a picture',
  uploading: (index: number) => `Uploading picture ${index + 1}`,
} as const

export const BRING_COPY = {
  hint: 'One thing a line, such as “Sun cream”.',
  row: (index: number) => `Thing ${index + 1}`,
  line: DETAILS_LABELS.bring,
  add: 'Add a thing',
  remove: (index: number) => `Remove thing ${index + 1}`,
  up: (index: number) => `Move thing ${index + 1} up`,
  down: (index: number) => `Move thing ${index + 1} down`,
} as const

export const REQUIREMENTS_COPY = {
  hint: 'Who may take part or drive, such as “The driver is 18 or older and has a licence”.',
  row: (index: number) => `Requirement ${index + 1}`,
  line: 'Requirement',
  add: 'Add a requirement',
  remove: (index: number) => `Remove requirement ${index + 1}`,
  up: (index: number) => `Move requirement ${index + 1} up`,
  down: (index: number) => `Move requirement ${index + 1} down`,
} as const

export const PICTURES_COPY = {
  row: (index: number) => `Picture ${index + 1}`,
  alt: 'What it shows',
  full: `A product has at most ${MAX_DETAILS.pictures} pictures besides its first.`,
  remove: (index: number) => `Delete picture ${index + 1}`,
  up: (index: number) => `Move picture ${index + 1} up`,
  down: (index: number) => `Move picture ${index + 1} down`,
} as const
