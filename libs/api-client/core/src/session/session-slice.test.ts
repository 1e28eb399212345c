import { toInstant } from '@luzzu/domain'
import { describe, expect, it } from 'vitest'
import {
  sessionAdopted,
  sessionExpired,
  sessionReducer,
  sessionRestored,
  sessionStarted,
} from './session-slice'

const nobody = () => sessionReducer(undefined, { type: 'start' })
const login = {
  message: '',
  token: 'b',
  session_token: 't',
  expires_at: toInstant(new Date('2026-11-25T08:00:00Z')),
  user: { id_user_pk: 7, username: 'maria', permission_level: 0 },
}

describe('the session that a page restores', () => {
  it('is the stored one', () => {
    const state = sessionReducer(nobody(), sessionRestored({ token: 'a', sessionToken: 's' }))
    expect(state).toMatchObject({ token: 'a', sessionToken: 's', restored: true })
  })

  it('is none while another tab is between the removal of its two keys', () => {
    const state = sessionReducer(nobody(), sessionRestored({ token: null, sessionToken: 's' }))
    expect(state).toMatchObject({ token: null, sessionToken: null, restored: true })
  })

  it('is the one that has begun already', () => {
    const begun = sessionReducer(nobody(), sessionStarted(login))
    const state = sessionReducer(begun, sessionRestored({ token: 'a', sessionToken: 's' }))
    expect(state).toMatchObject({ token: 'b', sessionToken: 't', user: login.user, restored: true })
  })
})

describe('a session that ended by itself', () => {
  const mail = 'maria@example.com'
  const begun = sessionReducer(nobody(), sessionStarted({ ...login, user: { ...login.user, mail } }))

  it('leaves its address to the next login', () => {
    expect(sessionReducer(begun, sessionExpired('b')).ended).toMatchObject({ mail })
  })

  it('tells whether the server could only not check it', () => {
    expect(sessionReducer(begun, sessionExpired('b', true)).ended?.isUnchecked).toBe(true)
    expect(sessionReducer(begun, sessionExpired('b')).ended?.isUnchecked).toBeFalsy()
  })

  it('leaves none where another tab has ended it, whose user may have logged out', () => {
    const { ended } = sessionReducer(begun, sessionAdopted({ token: null, sessionToken: null }))
    expect(ended?.mail).toBeUndefined()
  })
})
