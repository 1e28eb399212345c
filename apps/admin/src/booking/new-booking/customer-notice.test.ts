import type { Customer } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { customerNotice } from './customer-notice'

const contact = { name: 'Maria', phone: '+35679000000', mail: 'maria@example.com' }
const known = { known: {} as Customer }

test.each([
  ['new', 'The new account has this name and phone'],
  ['proven', 'keeps its own name and phone'],
  ['unproven', 'Nobody has confirmed maria@example.com'],
  ['disabled', 'is disabled and was not used'],
] as const)('staff are told what became of the name and phone for an address that is %s', (matched, text) => {
  const booking = { customer: { invited: matched === 'new', matched }, contact }
  expect(customerNotice(booking, { text: 'Maria' })).toContain(text)
})

test('of a chosen account only what keeps it apart is told', () => {
  const booking = (matched: 'proven' | 'unproven') => ({ customer: { invited: false, matched }, contact })
  expect(customerNotice(booking('proven'), known)).toBeUndefined()
  expect(customerNotice(booking('unproven'), known)).toContain('was not used')
  expect(customerNotice({ contact: null }, known)).toBeUndefined()
})

test('of a customer without an address staff are told whom to call', () => {
  const booking = { contact: { ...contact, mail: null } }
  expect(customerNotice(booking, { text: 'Maria' })).toContain('+35679000000')
})
