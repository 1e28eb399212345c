/** How a text is found: by role and name, as the whole text of one element, or as the beginning of a button's name. */
type Kind =
  | 'action'
  | 'button'
  | 'cell'
  | 'columnheader'
  | 'dialog'
  | 'heading'
  | 'label'
  | 'link'
  | 'option'
  | 'radio'
  | 'switch'
  | 'tab'
  | 'term'
  | 'text'

export type Sentence = readonly [kind: Kind, words: string]

const PLACES: readonly Sentence[] = [
  ['link', 'Dashboard'],
  ['link', 'FAQ Management'],
  ['link', 'Rental Services'],
  ['link', 'View Website'],
  ['button', 'Log out'],
]

const of = (kind: Kind, ...words: string[]): Sentence[] => words.map((word) => [kind, word] as const)

/** Every text that the specification promises staff, by view. */
export const STAFF_SENTENCES = {
  sidebar: PLACES,
  drawer: [...PLACES, ['link', 'Bookings']],
  dashboard: [
    ...of('text', 'Total Bookings', 'Pending Approvals', 'Requires your attention', 'Registered Users'),
    ...of('heading', 'Dashboard', 'Recent Bookings', 'Popular Rentals'),
    ...of('text', '1 booking', '2 bookings', 'Pending', 'Confirmed', 'Cancelled'),
  ],
  bookings: [
    ...of('columnheader', 'User', 'Product', 'Booking Date', 'Booking Slot', 'Status', 'Total', 'Actions'),
    ...of('radio', 'All Statuses', 'Confirmed', 'Cancelled'),
    ...of('label', 'Search by booking id, user or product', 'Booking date'),
    ...of('text', 'Pending'),
    ...of('action', 'View details', 'Approve', 'Decline', 'Delete'),
  ],
  bookingsEmpty: of('text', 'No bookings found.'),
  bookingDetails: [
    ...of('term', 'Product', 'Status', 'Date', 'Slot', 'User', 'Total'),
    ...of('button', 'Approve', 'Decline', 'Delete'),
  ],
  approve: [...of('dialog', 'Approve this booking?'), ...of('button', 'Approve booking')],
  decline: [...of('dialog', 'Decline this booking?'), ...of('button', 'Decline booking')],
  deleteBooking: of('button', 'Delete booking'),
  faqs: [
    ...of('heading', 'FAQ Management'),
    ...of('columnheader', 'Question', 'Answer', 'Actions'),
    ...of('button', 'Add New FAQ'),
    ...of('action', 'Edit', 'Delete'),
    ...of('label', 'Search FAQs'),
  ],
  faqsEmpty: of('text', 'No FAQs found.'),
  faqNew: [
    ...of('dialog', 'Create New FAQ'),
    ...of('label', 'Question', 'Answer'),
    ...of('text', 'Question is required', 'Answer is required'),
  ],
  faqEdit: of('dialog', 'Edit FAQ'),
  faqDelete: [...of('button', 'Delete FAQ')],
  services: [
    ...of('tab', 'Rental Services', 'Activity Types', 'Addons'),
    ...of('columnheader', 'Name', 'Activity Type', 'Max Persons', 'Price', 'Actions'),
    ...of('cell', 'Boats (Boat)'),
    ...of('action', 'Edit', 'Delete'),
    ...of('label', 'Search rental services'),
  ],
  servicesEmpty: of('text', 'No rental services found.'),
  serviceNew: [
    ...of(
      'label',
      'Activity Type',
      'Name',
      'Description',
      'Max Persons',
      'Price',
      'Max Weight',
      'Boat Height',
    ),
    ...of('text', 'The product name is required', 'The product description is required'),
    ...of('text', 'The product price is required', 'The max persons field is required'),
    ...of('text', 'The product image is required'),
  ],
  serviceDelete: of('text', 'This action cannot be undone.'),
  activities: [
    ...of('columnheader', 'Name', 'Type', 'Description'),
    ...of('label', 'Search activity types'),
    ...of('cell', 'Boat', 'Kayak', 'Jet Ski'),
  ],
  activitiesEmpty: of('text', 'No activity types found.'),
  activityNew: [
    ...of('label', 'Name', 'Type', 'Description'),
    ...of('option', 'Boat', 'Kayak', 'Jet Ski'),
    ...of('text', 'The activity name is required', 'The activity description is required'),
  ],
  activityDelete: of('text', 'This action cannot be undone.'),
  addons: [
    ...of('columnheader', 'Product', 'Addon Name', 'Included', 'Extra Price', 'Actions'),
    ...of('text', 'Included', 'Not Included', 'N/A'),
    ...of('label', 'Search addons'),
  ],
  addonsEmpty: of('text', 'No addons found.'),
  addonNew: [
    ...of('label', 'Product', 'Addon Name', 'Extra Price'),
    ...of('switch', 'Included'),
    ...of('text', 'Is this addon included in the base price?'),
  ],
  addonDelete: of('text', 'This action cannot be undone.'),
  notFound: [...of('heading', 'Looking for something?'), ...of('link', 'Home', 'Login', 'Register')],
} as const satisfies Record<string, readonly Sentence[]>
