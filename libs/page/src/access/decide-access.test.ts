import type { SessionUser } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { type AccessFacts, decideAccess } from './decide-access'

const customer: SessionUser = { id_user_pk: 2, username: 'Maria Vella', permission_level: 0 }
const admin: SessionUser = { ...customer, id_user_pk: 1, permission_level: 1 }
const visitor: AccessFacts = { settled: true, rejected: false, token: null, user: null }

describe('who may enter a page', () => {
  test('a visitor enters pages that need no administrator', () => {
    expect(decideAccess('session', visitor)).toBe('granted')
  })

  test('a visitor is kept out of the admin', () => {
    expect(decideAccess('admin', visitor)).toBe('denied')
  })

  test('a customer enters every page but the admin', () => {
    const facts = { ...visitor, token: 't', user: customer }
    expect(decideAccess('session', facts)).toBe('granted')
    expect(decideAccess('admin', facts)).toBe('denied')
  })

  test('an administrator enters every page', () => {
    const facts = { ...visitor, token: 't', user: admin }
    expect(decideAccess('session', facts)).toBe('granted')
    expect(decideAccess('admin', facts)).toBe('granted')
  })

  test('nobody is told anything before the stored session has been looked at', () => {
    expect(decideAccess('admin', { ...visitor, settled: false })).toBe('checking')
    expect(decideAccess('session', { ...visitor, token: 't' })).toBe('checking')
  })

  test('a session that proved worthless leads away, even from pages open to visitors', () => {
    expect(decideAccess('session', { ...visitor, rejected: true })).toBe('denied')
  })

  test.each(['1', true, 2])('a permission level of %o makes nobody an administrator', (permission_level) => {
    const user = { ...customer, permission_level } as SessionUser
    expect(decideAccess('admin', { ...visitor, token: 't', user })).toBe('denied')
  })
})
