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
    title: 'General',
    shortcuts: [
      { label: 'Search or jump to…', keys: ['Ctrl', 'K'] },
      { label: 'Show shortcuts', keys: ['?'] },
      { label: 'Collapse sidebar', keys: ['['] },
      { label: 'Undo decline or delete', keys: ['U'] },
    ],
  },
  {
    title: 'Go to',
    shortcuts: GO_TO.map(({ key, label }) => ({ label, keys: ['G'], second: key.toUpperCase() })),
  },
  {
    title: 'In a list',
    shortcuts: [
      { label: 'Search list', keys: ['/'] },
      { label: 'Next row', keys: ['J'] },
      { label: 'Previous row', keys: ['K'] },
      { label: 'Open row', keys: ['Enter'] },
      { label: 'Approve', keys: ['A'] },
      { label: 'Decline', keys: ['D'] },
      { label: 'Select booking', keys: ['X'] },
    ],
  },
  {
    title: 'In a dialog',
    shortcuts: [
      { label: 'Confirm', keys: ['Enter'] },
      { label: 'Close without saving', keys: ['Esc'] },
    ],
  },
]
