import type { SessionUser } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { type AccessInput, decideAccess } from './decide-access'

const customer: SessionUser = { id_user_pk: 2, username: 'Maria Vella', permission_level: 0 }
const admin: SessionUser = { ...customer, id_user_pk: 1, permission_level: 1 }
const visitor: AccessInput = { settled: true, rejected: false, token: null, user: null }

describe('access to a page', () => {
  test('is granted to visitors unless it requires an administrator', () => {
    expect(decideAccess('session', visitor)).toBe('granted')
  })

  test('of the admin is denied to visitors', () => {
    expect(decideAccess('admin', visitor)).toBe('denied')
  })

  test('of the admin only is denied to customers', () => {
    const state = { ...visitor, token: 't', user: customer }
    expect(decideAccess('session', state)).toBe('granted')
    expect(decideAccess('admin', state)).toBe('denied')
  })

  test('is granted to administrators', () => {
    const state = { ...visitor, token: 't', user: admin }
    expect(decideAccess('session', state)).toBe('granted')
    expect(decideAccess('admin', state)).toBe('granted')
  })

  test('is undecided until the stored session is checked', () => {
    expect(decideAccess('admin', { ...visitor, settled: false })).toBe('checking')
    expect(decideAccess('session', { ...visitor, token: 't' })).toBe('checking')
  })

  test('redirects after an invalid session, even from public pages', () => {
    expect(decideAccess('session', { ...visitor, rejected: true })).toBe('denied')
  })

  test.each(['1', true, 2])('with a permission level of %o is not an administrator’s', (permission_level) => {
    const user = { ...customer, permission_level } as SessionUser
    expect(decideAccess('admin', { ...visitor, token: 't', user })).toBe('denied')
  })
})
