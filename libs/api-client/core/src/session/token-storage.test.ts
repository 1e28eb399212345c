import { toInstant } from '@luzzu/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore, startStore } from '../store'
import { sessionAdopted, sessionExpired, sessionReset, sessionStarted } from './session-slice'
import { readTokens } from './token-storage'

const LOGIN = {
  message: 'Welcome',
  token: 'head.body.signature',
  session_token: 'secret',
  expires_at: toInstant(new Date('2026-07-16T08:00:00Z')),
  user: { id_user_pk: 7, username: 'Maria Vella', permission_level: 0 },
}

/** In-memory `Storage`, as far as the session uses it. */
function offerStorage(entries: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return kept
}

function runningStore() {
  const store = makeStore()
  startStore(store)
  return store
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('the stored session', () => {
  test('consists of two tokens, which are removed together', async () => {
    const kept = offerStorage()
    const store = runningStore()
    store.dispatch(sessionStarted(LOGIN))
    await expect
      .poll(() => Object.fromEntries(kept))
      .toEqual({ auth: 'head.body.signature', session: 'secret' })

    store.dispatch(sessionReset())
    await expect.poll(() => kept.size).toBe(0)
    expect(store.getState().session).toMatchObject({ token: null, sessionToken: null, user: null })
  })

  test('is restored by the next page, without its user', async () => {
    offerStorage({ auth: 'a.b.c', session: 'secret' })
    const store = runningStore()
    await expect.poll(() => store.getState().session.token).toBe('a.b.c')
    expect(store.getState().session).toMatchObject({ sessionToken: 'secret', user: null })
  })

  test('lasts until the page is closed when storage throws', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('forbidden')
      },
    })
    const store = runningStore()
    expect(store.getState().session.restored).toBe(true)
    store.dispatch(sessionStarted(LOGIN))
    expect(readTokens()).toBeUndefined()
    expect(store.getState().session.token).toBe('head.body.signature')
  })
})

describe('the next trip of a user', () => {
  const other = { ...LOGIN, token: 'head.other.signature' }

  test.each([
    ['the user logs out', () => sessionReset()],
    ['the session ends', () => sessionExpired(LOGIN.token)],
    ['another tab has ended it', () => sessionAdopted({ token: null, sessionToken: null })],
    ['somebody signs in', () => sessionStarted(other)],
  ])('is gone once %s', (_, end) => {
    const kept = offerStorage({ auth: LOGIN.token, session: 'secret', 'next-trip': '{}' })
    const store = runningStore()
    expect(kept.has('next-trip')).toBe(true)
    store.dispatch(end())
    expect(kept.has('next-trip')).toBe(false)
  })

  test('is gone before the first of its device signs in', () => {
    const kept = offerStorage({ 'next-trip': '{}' })
    runningStore().dispatch(sessionStarted(LOGIN))
    expect(kept.has('next-trip')).toBe(false)
  })
})
