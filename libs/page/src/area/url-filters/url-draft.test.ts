import { describe, expect, test } from 'vitest'
import { afterNavigation, createDraft, draftText, pendingText, type UrlDraft } from './url-draft'

const type = (draft: UrlDraft, typed: string): UrlDraft => ({ ...draft, typed })
const send = (draft: UrlDraft): UrlDraft => ({
  ...draft,
  sent: [...draft.sent, pendingText(draft) ?? 'nothing to send'],
})

describe('a field whose value lives in the address', () => {
  test('keeps what is typed while earlier text arrives in the address', () => {
    const typing = type(send(type(createDraft('', '1'), 'ka')), 'kayak')
    const arrived = afterNavigation(typing, 'ka', '2')
    expect(draftText(arrived)).toBe('kayak')
    expect(pendingText(arrived)).toBe('kayak')
    expect(afterNavigation(send(arrived), 'kayak', '3')).toEqual(createDraft('kayak', '3'))
  })

  test('shows the address again after Back', () => {
    expect(draftText(afterNavigation(type(createDraft('kayak', '1'), 'kayaks'), 'boat', '2'))).toBe('boat')
  })

  test('is emptied with the other fields before its text has arrived', () => {
    expect(draftText(afterNavigation(send(type(createDraft('', '1'), 'kayak')), '', '2'))).toBe('')
  })

  test('keeps what is typed when another field changes the address', () => {
    expect(draftText(afterNavigation(type(createDraft('', '1'), 'kayak'), '', '2'))).toBe('kayak')
  })

  test('sends nothing that the address has or is about to have', () => {
    expect(pendingText(type(createDraft('kayak', '1'), 'kayak'))).toBeUndefined()
    expect(pendingText(send(type(createDraft('', '1'), 'kayak')))).toBeUndefined()
  })
})
