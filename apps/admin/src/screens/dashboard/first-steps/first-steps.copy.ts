import type { SetUpStep } from '@luzzu/domain'
import type { RemovedSamples, Samples } from '@luzzu/domain/contracts'
import { BACKUPS, EMAILS, PATHS, settingsPath } from '../../../booking/paths'
import { countOf } from '../../../platform/lists/format-count'

export const FIRST_STEPS_COPY = {
  title: 'First steps',
  done: 'Done:',
  toDo: 'To do:',
  hide: 'Hide',
  fewer: 'Show only the next steps',
  hidden: 'First steps hidden. Settings can show them again.',
  confirmStep: 'These are right',
  notHidden: 'Couldn’t hide the first steps.',
  remove: 'Remove samples…',
  confirmTitle: 'Remove the samples?',
  confirm: 'Remove samples',
  keep: 'Cancel',
  consequence: 'What you have edited stays, and so do samples that are booked or on hold.',
} as const

/** What is to be done, and where. */
export const STEPS: Record<SetUpStep, { text: string; hint: string; path: string }> = {
  business: {
    text: 'Name and contact',
    hint: 'Your name, phone, email and address instead of those of the sample.',
    path: settingsPath('business'),
  },
  meeting_point: {
    text: 'Meeting point',
    hint: 'Where guests are met. Emails and pages tell them.',
    path: settingsPath('meeting-point'),
  },
  opening_hours: { text: 'Opening hours', hint: 'Shown on every page.', path: settingsPath('opening-hours') },
  time_slots: { text: 'Time slots', hint: 'The hours that can be booked.', path: PATHS.timeSlots },
  first_product: {
    text: 'Your first rental service',
    hint: 'A new one, or a sample that you make your own.',
    path: PATHS.rentalServices,
  },
  prices: { text: 'Prices', hint: 'Each of your rental services has one.', path: PATHS.rentalServices },
  samples: {
    text: 'Samples removed',
    hint: 'Nobody can book what you do not have.',
    path: PATHS.rentalServices,
  },
  mail_server: {
    text: 'Mail server',
    hint: 'Without one, guests receive no email.',
    path: `${PATHS.system}#${EMAILS}`,
  },
  notify_mail: {
    text: 'Email for new requests',
    hint: 'So that no request waits unseen.',
    path: settingsPath('notifications'),
  },
  backups: { text: 'Backups', hint: 'A copy of all data that is whole.', path: `${PATHS.system}#${BACKUPS}` },
}

export const doneOf = (done: number, all: number) => `${done} of ${all} done`

export const allSteps = (count: number) => `Show all ${count} steps`

/** `9 rental services, 4 activity types, 5 questions and 3 footer links` */
function samplesText({ product_ids, activity_ids, faq_ids, links }: Samples): string {
  const parts = [
    [product_ids.length, 'rental service'],
    [activity_ids.length, 'activity type'],
    [faq_ids.length, 'question'],
    [links.length, 'footer link'],
  ] as const
  const named = parts.filter(([count]) => count > 0).map(([count, word]) => countOf(count, word))
  return new Intl.ListFormat('en-US').format(named)
}

export const whatIsLeft = (samples: Samples) => `Left of the samples: ${samplesText(samples)}.`

export const whatIsRemoved = (samples: Samples) => `${samplesText(samples)} will be deleted.`

export function removedText({ removed, kept }: RemovedSamples): string {
  const done = `${countOf(removed, 'sample')} removed.`
  if (kept.length === 0) return done
  const names = new Intl.ListFormat('en-US').format(kept.map(({ name }) => name))
  return `${done} ${names} ${kept.length === 1 ? 'stays, because it is' : 'stay, because they are'} booked or on hold.`
}

export const notConfirmed = (reason: string) => `Couldn’t save that these are right. ${reason}`

export const notRemoved = (reason: string) => `Couldn’t remove the samples. ${reason}`
