import { PATHS } from '../paths'

/** Pressed after `g`. */
export const GO_TO = [
  { key: 'd', label: 'Dashboard', path: PATHS.dashboard },
  { key: 't', label: 'Today', path: PATHS.today },
  { key: 'b', label: 'Bookings', path: PATHS.bookings },
  { key: 'f', label: 'FAQ Management', path: PATHS.faqs },
  { key: 'r', label: 'Rental Services', path: PATHS.rentalServices },
  { key: 'c', label: 'Customers', path: PATHS.customers },
] as const

type Shortcut = { label: string; keys: readonly string[]; second?: string }

/** What the sheet says, in the order in which it says it. */
export const SHORTCUT_GROUPS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { label: 'Find or do something', keys: ['Ctrl', 'K'] },
      { label: 'This sheet', keys: ['?'] },
      { label: 'Collapse the sidebar', keys: ['['] },
      { label: 'Undo a decline or a deletion', keys: ['U'] },
    ],
  },
  {
    title: 'Go to',
    shortcuts: GO_TO.map(({ key, label }) => ({ label, keys: ['G'], second: key.toUpperCase() })),
  },
  {
    title: 'In a list',
    shortcuts: [
      { label: 'Search the list', keys: ['/'] },
      { label: 'Next row', keys: ['J'] },
      { label: 'Row before', keys: ['K'] },
      { label: 'Open the row', keys: ['Enter'] },
      { label: 'Approve', keys: ['A'] },
      { label: 'Decline', keys: ['D'] },
      { label: 'Select the booking', keys: ['X'] },
    ],
  },
  {
    title: 'In a dialog',
    shortcuts: [
      { label: 'Do it', keys: ['Enter'] },
      { label: 'Close, keeping nothing', keys: ['Esc'] },
    ],
  },
]
