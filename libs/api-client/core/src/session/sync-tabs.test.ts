import { toInstant } from '@luzzu/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { makeStore, startStore } from '../store'
import { sessionExpired, sessionStarted } from './session-slice'

const tokenOf = (userId: number, session = 1) =>
  `head.${btoa(JSON.stringify({ user_id: userId, session }))}.signature`

const MARIA = { id_user_pk: 7, username: 'Maria Vella', permission_level: 1 }
const LOGIN = {
  message: 'Welcome',
  token: tokenOf(7),
  session_token: 'secret',
  expires_at: toInstant(new Date('2026-07-16T08:00:00Z')),
  user: MARIA,
}

/** A field of the page, as far as edits are noticed. */
class Field {
  isConnected = true
  closest = () => null
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({ readNote: build.query<string, void>({ query: () => '/note' }) }),
})

let stored: Map<string, string>
let page: EventTarget
let field: Field

beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  field = new Field()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('Element', Field)
})
afterEach(() => {
  field.isConnected = false
  vi.unstubAllGlobals()
})

/** A tab in which Maria is signed in and has fetched something. */
async function tabOfMaria() {
  const store = makeStore()
  startStore(store)
  store.dispatch(sessionStarted(LOGIN))
  await store.dispatch(endpoints.util.upsertQueryData('readNote', undefined, 'mooring 4'))
  return {
    expire: () => store.dispatch(sessionExpired(LOGIN.token)),
    session: () => store.getState().session,
    note: () => endpoints.endpoints.readNote.select()(store.getState()).data,
  }
}

const type = () => page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }))

/** What another tab does to the storage. */
function store(key: string, value: string | null) {
  if (value === null) stored.delete(key)
  else stored.set(key, value)
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
}
const endSession = () => {
  store('auth', null)
  store('session', null)
}
const logIn = (token: string) => {
  store('auth', token)
  store('session', 'another')
}
const logOut = (token: string) => {
  store('logout', token)
  store('logout', null)
  endSession()
}

test('a page with something typed keeps its user and data when another tab notices the end of the session', async () => {
  const tab = await tabOfMaria()
  type()
  endSession()
  expect(tab.session()).toMatchObject({ token: null, user: MARIA, ended: { isHeld: true } })
  expect(tab.note()).toBe('mooring 4')
})

test('a page without anything typed keeps nothing of a session that another tab has ended', async () => {
  const tab = await tabOfMaria()
  endSession()
  expect(tab.session()).toMatchObject({ token: null, user: null, ended: { isHeld: false } })
  expect(tab.note()).toBeUndefined()
})

test('a login of the same user in another tab goes on with the page', async () => {
  const tab = await tabOfMaria()
  type()
  endSession()
  logIn(tokenOf(7, 2))
  expect(tab.session()).toMatchObject({
    token: tokenOf(7, 2),
    sessionToken: 'another',
    user: MARIA,
    startedHere: false,
    ended: null,
  })
  expect(tab.note()).toBe('mooring 4')
})

test('a login of the same user beside a session that lasts leaves the page as it is', async () => {
  const tab = await tabOfMaria()
  logIn(tokenOf(7, 2))
  expect(tab.session()).toMatchObject({ token: tokenOf(7, 2), user: MARIA })
  expect(tab.note()).toBe('mooring 4')
})

test.each([
  ['somebody else', tokenOf(8)],
  ['nobody whom the token names', 'head.body.signature'],
])('a login of %s in another tab leaves nothing of the page', async (_, token) => {
  for (const end of [endSession, () => {}]) {
    const tab = await tabOfMaria()
    type()
    end()
    logIn(token)
    expect(tab.session()).toMatchObject({ token, user: null, ended: null })
    expect(tab.note()).toBeUndefined()
  }
})

test('a logout in another tab leaves nothing of the page, whatever is typed in it', async () => {
  const tab = await tabOfMaria()
  type()
  logOut(LOGIN.token)
  expect(tab.session()).toMatchObject({ token: null, user: null, ended: { isHeld: false } })
  expect(tab.note()).toBeUndefined()
})

test('a logout of its user also ends a page that is held, whose login it may have missed', async () => {
  const tab = await tabOfMaria()
  type()
  tab.expire()
  expect(tab.session().user).toEqual(MARIA)
  logOut(tokenOf(8))
  expect(tab.session().user).toEqual(MARIA)
  logOut(tokenOf(7, 2))
  expect(tab.session()).toMatchObject({ token: null, user: null, ended: { isHeld: false } })
  expect(tab.note()).toBeUndefined()
})
