import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { loggedOut } from '../session/session-slice'
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
  await vi.waitFor(() => expect(stateOf(store, 'late')).toMatchObject({ note: NOTE }))

  store.dispatch(slice.actions.noted({ text: 'mooring 5' }))
  await vi.waitFor(() => expect(tab['persist:late-note']).toContain('mooring 5'))
})

test('a slice that is injected before the page starts is restored when it does', async () => {
  tab['persist:early-note'] = JSON.stringify({ note: JSON.stringify(NOTE) })
  injectTabSlice(makeSlice('early'))
  const store = makeStore()
  expect(stateOf(store, 'early')).toEqual({ note: null })
  startStore(store)
  await vi.waitFor(() => expect(stateOf(store, 'early')).toMatchObject({ note: NOTE }))
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
