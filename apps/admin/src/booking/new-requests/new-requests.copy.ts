import { formatDateWithWeekday } from '@luzzu/domain'
import type { NewRequest } from './new-requests'

export const NEW_REQUESTS_COPY = {
  title: 'New requests',
  open: 'Alerts of new requests',
  intro:
    'The tab’s title counts the requests that wait. While a tab of the admin is open, it can also tell you of each new one.',
  latest: 'Latest requests',
  loading: 'Loading…',
  none: 'No request waits.',
  show: 'Show',
  sound: 'Play a sound',
  soundHint: 'Two short tones, remembered on this device.',
  notification: 'Show a notification',
  notificationHint: 'By your system, also while you look at something else; remembered on this device.',
  denied:
    'This browser does not allow notifications of this site. Allow them in the settings of the browser, then switch them on here.',
  unsupported: 'This browser has no notifications.',
  noAddress: 'Nobody is emailed about new requests.',
  address: 'Enter an address in Settings',
  noMailServer: 'Nobody is emailed about new requests: emails need a mail server first.',
  mailServer: 'How emails are sent',
  close: 'Close',
} as const

export const newRequestsMessages = {
  openWaiting: (count: number) => `${NEW_REQUESTS_COPY.open}: ${count} waiting`,
  waiting: (count: number) =>
    count === 1 ? 'Show the request that waits' : `Show all ${count} requests that wait`,
  arrived: (requests: readonly NewRequest[]) => {
    const [first] = requests
    if (first && requests.length === 1)
      return `New request: ${first.user_name}, ${first.product_name}, ${formatDateWithWeekday(first.date)}`
    return `${requests.length} new requests: ${requests.map(({ user_name }) => user_name).join(', ')}`
  },
}
