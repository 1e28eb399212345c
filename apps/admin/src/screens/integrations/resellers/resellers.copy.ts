import type { AvailabilityType } from '@luzzu/domain'

export const ADDRESS_COPY = {
  title: 'Connect a reseller',
  address: 'Address for resellers',
  hint: 'Resellers enter it with their token. The OCTO Validator (validator.octo.travel) checks the connection with a token for tests.',
} as const

export const DISTRIBUTION_COPY = {
  title: 'What resellers sell',
  caption: 'Rental services as resellers see them',
  notLoaded: 'Couldn’t load what resellers sell.',
  none: 'There are no rental services yet',
  product: 'Rental service',
  isSold: 'Sold',
  sold: 'Yes',
  notSold: 'No',
  times: 'Times',
  confirmation: 'Confirmation',
  reference: 'Reference',
  edit: 'Edit',
  editLabel: (name: string) => `Edit how resellers sell ${name}`,
  published: 'Sold by resellers',
  publishedHint: 'Without it no reseller sees the rental service. What is booked already stays.',
  referenceHint: 'How resellers call it in their systems, if they ask for that.',
  cancel: 'Cancel',
  save: 'Save changes',
  changed: 'Saved.',
  notChanged: 'That could not be saved.',
} as const

export const TIMES_LABELS: Record<AvailabilityType, string> = {
  START_TIME: 'Begin at a time',
  OPENING_HOURS: 'Opening hours',
}

/** Of the dialog: what they mean for guests. */
export const TIMES_CHOICES: Record<AvailabilityType, string> = {
  START_TIME: 'Guests come when the slot begins',
  OPENING_HOURS: 'Guests come at any time of the slot',
}

export const CONFIRMATION_LABELS = {
  default: 'As in the settings',
  instant: 'At once',
  request: 'After you approve it',
} as const
export type ConfirmationChoice = keyof typeof CONFIRMATION_LABELS
