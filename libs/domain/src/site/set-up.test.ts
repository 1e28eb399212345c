import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings'
import { isSampleLink, sampleContactOf, setUpSteps } from './set-up'

const FIRST_DAY = {
  settings: DEFAULT_SETTINGS,
  hasOwnSlots: false,
  ownProducts: [],
  samples: 3,
  hasMailServer: false,
  hasBackup: false,
}
const OWN = {
  ...DEFAULT_SETTINGS,
  site_name: 'Blue Coast',
  contact: { phone: '+356 7999 1122', mail: 'quay@example.com', address: 'Pier 3', links: [] },
}
const doneOf = (state: Parameters<typeof setUpSteps>[0]) =>
  setUpSteps(state).flatMap(({ step, is_done }) => (is_done ? [step] : []))

test('on the first day nothing is done', () => {
  expect(setUpSteps(FIRST_DAY)).toHaveLength(10)
  expect(doneOf(FIRST_DAY)).toEqual([])
})

test('a step is done by what is true', () => {
  expect(doneOf({ ...FIRST_DAY, settings: OWN, hasOwnSlots: true, samples: 0, hasBackup: true })).toEqual([
    'business',
    'time_slots',
    'samples',
    'backups',
  ])
  expect(doneOf({ ...FIRST_DAY, hasMailServer: true })).toEqual(['mail_server'])
  expect(doneOf({ ...FIRST_DAY, ownProducts: [{ price: 40 }, { price: 0 }] })).toEqual(['first_product'])
  expect(doneOf({ ...FIRST_DAY, ownProducts: [{ price: 40 }] })).toEqual(['first_product', 'prices'])
})

test('hours and slots of the sample are done once somebody has said that they are right', () => {
  const settings = { ...DEFAULT_SETTINGS, opening_hours_confirmed: true }
  expect(doneOf({ ...FIRST_DAY, settings })).toEqual(['opening_hours'])
  expect(doneOf({ ...FIRST_DAY, settings: { ...settings, time_slots_confirmed: true } })).toEqual([
    'opening_hours',
    'time_slots',
  ])
})

test('backups that somebody else makes are no step', () => {
  expect(setUpSteps({ ...FIRST_DAY, hasBackup: null }).map(({ step }) => step)).not.toContain('backups')
})

test('each part of the contact is a sample until it is set', () => {
  const contact = { ...DEFAULT_SETTINGS.contact, phone: '+356 7999 1122' }
  expect(sampleContactOf({ contact })).toEqual(['mail', 'address'])
  expect([isSampleLink({ url: '#instagram' }), isSampleLink({ url: 'https://x.example' })]).toEqual([
    true,
    false,
  ])
})
