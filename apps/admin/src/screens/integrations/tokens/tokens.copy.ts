import type { Scope, TokenMode } from '@luzzu/domain'

export const TOKENS_COPY = {
  title: 'API tokens',
  caption: 'API tokens',
  purpose:
    'An API token lets another program, such as that of your accountant, read or change what you choose, so that nobody needs your password.',
  none: 'No API tokens yet',
  add: 'Add API token',
  create: 'Add API token',
  created: 'API token created',
  name: 'Name',
  nameHint: 'Who uses it, such as “Accounting”',
  scopes: 'May',
} as const

export const RESELLERS_COPY = {
  title: 'Resellers',
  caption: 'Resellers',
  purpose:
    'A reseller sees what is free, holds a boat for some minutes and books it, by the standard OCTO. Its bookings are in your lists like all others.',
  none: 'No resellers yet',
  add: 'Add reseller',
  create: 'Add reseller',
  created: 'Reseller created',
  name: 'Name of the reseller',
  nameHint: 'Shown with its bookings, such as “Blue Grotto Tours”',
  mail: 'Email',
  mailHint: 'Gets an email when you change one of its bookings, unless its program is told by a webhook.',
  commission: 'Commission in percent',
  commissionHint: 'What the reseller keeps. Leave empty if it sees no net price.',
  test: 'For tests only',
  testHint: 'Test bookings take no place, send no email and are deleted after a week.',
  products: 'Sells',
  productsHint: 'Also those that are added later, unless resellers do not sell them at all.',
  holds: 'Holds at once',
  holdsHint: 'How many boats it may keep at the same time without booking them: 1 to 500.',
  bookings: 'Bookings',
  heldOf: (holds: number, max: number) => `${holds} of ${max} on hold`,
} as const

export const COMMON_COPY = {
  notLoaded: 'Couldn’t load the tokens.',
  expiresIn: 'Works for',
  lastUsed: 'Last call',
  rate: 'Requests a minute',
  rateHint: 'Up to a third of them may change something: 10 to 6,000.',
  never: 'Never',
  asItIs: (until: string) =>
    `As it is: ${until === COMMON_COPY.never ? 'until it is revoked' : `until ${until}`}`,
  scopesStay: (scopes: string) => `May: ${scopes}. That never changes; for more, add another token.`,
  state: 'Status',
  until: 'until',
  oldSecretUntil: 'Old secret works until',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  save: 'Save changes',
  changed: 'Token changed.',
  notChanged: 'The token could not be changed.',
  grace: 'The old secret works',
  rotate: 'New secret',
  revoke: 'Revoke',
  revoked: 'Revoked',
  revokedDone: 'Token revoked.',
  expired: 'Expired',
  active: 'Active',
  expiresSoon: 'Expires soon',
  rotateTitle: 'Make a new secret?',
  rotateConfirm: 'Make new secret',
  rotated: 'New secret',
  revokeTitle: 'Revoke token?',
  revokeConfirm: 'Revoke token',
  keep: 'Keep it',
  cancel: 'Cancel',
  secret: 'Token',
  secretHint: 'The program sends it as “Authorization: Bearer …”.',
  notCreated: 'The token could not be created.',
  secretEnd: (last4: string) => `…${last4}`,
  rotateConsequence: (name: string) =>
    `“${name}” gets a new secret, under which all stays as it is. Choose how much time there is to exchange the old one; then it stops.`,
  revokeConsequence: (name: string) => `Everything that “${name}” does stops at once, and for good.`,
  rotateLabel: (name: string) => `New secret for ${name}`,
  revokeLabel: (name: string) => `Revoke ${name}`,
  notRotated: (reason: string) => `The secret was not changed. ${reason}`,
  notRevoked: (reason: string) => `The token was not revoked. ${reason}`,
} as const

export const SCOPE_LABELS: Record<Exclude<Scope, 'octo'>, { label: string; description: string }> = {
  'bookings:read': { label: 'Read bookings', description: 'lists, single bookings and the CSV export' },
  'bookings:write': {
    label: 'Make and change bookings',
    description: 'decide, cancel, move and check in, as staff do',
  },
  'catalogue:write': {
    label: 'Change the catalogue',
    description: 'rental services, prices, time slots, schedules, closures and questions',
  },
}

export const MODE_LABELS: Record<TokenMode, string> = { live: 'Live', test: 'Test' }

/** `Read bookings, Change the catalogue` */
export const scopeLabels = (scopes: readonly Scope[]) =>
  scopes.map((scope) => (scope === 'octo' ? 'OCTO' : SCOPE_LABELS[scope].label)).join(', ')

/** For how many days a new token works; nothing for as long as nobody revokes it. */
export const LIFETIMES = [
  { days: '', label: 'Until it is revoked' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'A year' },
] as const

/** For how many hours an old secret still works. */
export const GRACE_PERIODS = [
  { hours: 0, label: 'No longer: it stops at once' },
  { hours: 1, label: 'For another hour' },
  { hours: 24, label: 'For another 24 hours' },
  { hours: 72, label: 'For another 3 days' },
] as const
