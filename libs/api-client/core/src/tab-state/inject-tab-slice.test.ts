import { toInstant } from '@luzzu/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loggedOut, sessionExpired, sessionStarted } from '../session/session-slice'
import { makeStore, startStore } from '../store'
import { injectTabSlice } from './inject-tab-slice'

/** In-memory `Storage`, whose keys are properties as in browsers. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const NOTE = { text: 'mooring 4' }
const makeSlice = (name: string) => {
  const slice = createSlice({
    name,
    initialState: { note: null as typeof NOTE | null },
    reducers: {
      noted: (state, { payload }: PayloadAction<typeof NOTE>) => {
        state.note = payload
      },
    },
    extraReducers: (builder) => builder.addCase(loggedOut, () => ({ note: null })),
  })
  return { ...slice, key: `${name}-note` }
}

let tab: MemoryStorage
beforeEach(() => {
  tab = new MemoryStorage()
  Object.defineProperty(globalThis, 'sessionStorage', { value: tab, configurable: true })
})

const stateOf = (store: ReturnType<typeof makeStore>, name: string) =>
  (store.getState() as Record<string, unknown>)[name]

test('a slice that is injected into a running page is restored from the tab, and kept there', async () => {
  tab['persist:late-note'] = JSON.stringify({ note: JSON.stringify(NOTE) })
  const store = makeStore()
  startStore(store)
  const slice = makeSlice('late')
  injectTabSlice(slice)
  await expect.poll(() => stateOf(store, 'late')).toMatchObject({ note: NOTE })

  store.dispatch(slice.actions.noted({ text: 'mooring 5' }))
  await expect.poll(() => tab['persist:late-note']).toContain('mooring 5')
})

test('what changes right before the page is left is kept', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const store = makeStore()
  startStore(store)
  const slice = makeSlice('left')
  injectTabSlice(slice)
  await expect.poll(() => stateOf(store, 'left')).toMatchObject({ _persist: { rehydrated: true } })
  store.dispatch(slice.actions.noted(NOTE))
  page.dispatchEvent(new Event('pagehide'))
  expect(tab['persist:left-note']).toContain(NOTE.text)
  vi.unstubAllGlobals()
})

test('a slice of which nothing was kept begins with its initial state', async () => {
  const store = makeStore()
  startStore(store)
  injectTabSlice(makeSlice('empty'))
  await expect.poll(() => stateOf(store, 'empty')).toMatchObject({ note: null })
})

test('a slice that is injected before the page starts is restored when it does', async () => {
  tab['persist:early-note'] = JSON.stringify({ note: JSON.stringify(NOTE) })
  injectTabSlice(makeSlice('early'))
  const store = makeStore()
  expect(stateOf(store, 'early')).toEqual({ note: null })
  startStore(store)
  await expect.poll(() => stateOf(store, 'early')).toMatchObject({ note: NOTE })
})

test('an area that is loaded again finds its slice as it was', async () => {
  const store = makeStore()
  startStore(store)
  const slice = makeSlice('again')
  injectTabSlice(slice)
  store.dispatch(slice.actions.noted(NOTE))
  injectTabSlice(makeSlice('again'))
  store.dispatch({ type: 'anything' })
  expect(stateOf(store, 'again')).toMatchObject({ note: NOTE })
})

test('logging out empties the tab, also of areas that are not loaded', async () => {
  tab['persist:of-another-area'] = '{}'
  tab['somebody-else'] = 'stays'
  const store = makeStore()
  startStore(store)
  store.dispatch(loggedOut())
  expect(Object.keys(tab)).toEqual(['somebody-else'])
})

describe('what a tab keeps', () => {
  const login = (id: number) => ({
    message: 'Welcome',
    token: `head.${btoa(JSON.stringify({ user_id: id }))}.signature`,
    session_token: 'secret',
    expires_at: toInstant(new Date('2026-07-16T08:00:00Z')),
    user: { id_user_pk: id, username: 'Maria Vella', permission_level: 0 },
  })
  const slice = makeSlice('owned')

  function runningStore(): ReturnType<typeof makeStore> {
    const store = makeStore()
    startStore(store)
    injectTabSlice(slice)
    return store
  }

  test('is a visitor’s until somebody signs in, and stays when that session expires', async () => {
    const store = runningStore()
    store.dispatch(slice.actions.noted(NOTE))
    store.dispatch(sessionStarted(login(7)))
    store.dispatch(sessionExpired(login(7).token))
    expect(store.getState().session).toMatchObject({ token: null, user: null, ended: { isHeld: false } })
    store.dispatch(sessionStarted(login(7)))
    expect(stateOf(store, 'owned')).toMatchObject({ note: NOTE })
    expect(store.getState().session.ended).toBeNull()
  })

  test('is never seen by another user', async () => {
    const store = runningStore()
    store.dispatch(sessionStarted(login(7)))
    store.dispatch(slice.actions.noted(NOTE))
    await expect.poll(() => tab['persist:owned-note']).toContain('mooring')
    store.dispatch(sessionExpired(login(7).token))
    store.dispatch(sessionStarted(login(8)))
    expect(stateOf(store, 'owned')).toMatchObject({ note: null })
    expect(String(tab['persist:owned-note'])).not.toContain('mooring')
  })

  test('is gone when its user has logged out while it was closed, and stays when the session ended', async () => {
    tab['persist:owned-note'] = JSON.stringify({ note: JSON.stringify(NOTE) })
    tab['persist:owner'] = '7'
    tab['persist:session-ended-at'] = '/book/1?step=time'
    expect(runningStore().getState().session.ended).toEqual({ at: '/book/1?step=time', isHeld: false })
    expect(tab['persist:owned-note']).toContain('mooring')

    Reflect.deleteProperty(tab, 'persist:session-ended-at')
    runningStore()
    expect(Object.keys(tab)).not.toContain('persist:owned-note')
  })
})
