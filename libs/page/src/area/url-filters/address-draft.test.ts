import { describe, expect, test } from 'vitest'
import { type AddressDraft, draftOf, follow, textOf, unsentOf } from './address-draft'

const type = (draft: AddressDraft, typed: string): AddressDraft => ({ ...draft, typed })
const send = (draft: AddressDraft): AddressDraft => ({
  ...draft,
  sent: [...draft.sent, unsentOf(draft) ?? 'nothing to send'],
})

describe('a field whose value lives in the address', () => {
  test('keeps what is typed while earlier text arrives in the address', () => {
    const typing = type(send(type(draftOf('', '1'), 'ka')), 'kayak')
    const arrived = follow(typing, 'ka', '2')
    expect(textOf(arrived)).toBe('kayak')
    expect(unsentOf(arrived)).toBe('kayak')
    expect(follow(send(arrived), 'kayak', '3')).toEqual(draftOf('kayak', '3'))
  })

  test('shows the address again after Back', () => {
    expect(textOf(follow(type(draftOf('kayak', '1'), 'kayaks'), 'boat', '2'))).toBe('boat')
  })

  test('is emptied with the other fields before its text has arrived', () => {
    expect(textOf(follow(send(type(draftOf('', '1'), 'kayak')), '', '2'))).toBe('')
  })

  test('keeps what is typed when another field changes the address', () => {
    expect(textOf(follow(type(draftOf('', '1'), 'kayak'), '', '2'))).toBe('kayak')
  })

  test('sends nothing that the address has or is about to have', () => {
    expect(unsentOf(type(draftOf('kayak', '1'), 'kayak'))).toBeUndefined()
    expect(unsentOf(send(type(draftOf('', '1'), 'kayak')))).toBeUndefined()
  })
})
