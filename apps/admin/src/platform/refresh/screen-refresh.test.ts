import { expect, test } from 'vitest'
import { createScreenRefresh } from './screen-refresh'

const source = { refresh: () => {}, at: 2000, isFailing: false }

test('a screen is as current as its oldest source, and fails with any of them', () => {
  const screen = createScreenRefresh()
  expect(screen.status()).toEqual({ at: undefined, isFailing: false })
  screen.set('list', source)
  screen.set('chart', { ...source, at: 1000 })
  screen.set('loading', { ...source, at: undefined })
  expect(screen.status()).toEqual({ at: 1000, isFailing: false })
  screen.set('list', { ...source, isFailing: true })
  expect(screen.status()).toEqual({ at: 1000, isFailing: true })
  screen.remove('list')
  screen.remove('chart')
  expect(screen.status()).toEqual({ at: undefined, isFailing: false })
})

test('every source is refreshed at once, and only a change is announced', () => {
  const screen = createScreenRefresh()
  const refreshed: string[] = []
  let announced = 0
  screen.subscribe(() => {
    announced += 1
  })
  for (const name of ['list', 'chart']) screen.set(name, { ...source, refresh: () => refreshed.push(name) })
  screen.set('list', { ...source, refresh: () => refreshed.push('list again') })
  screen.refresh()
  expect(refreshed).toEqual(['list again', 'chart'])
  expect(announced).toBe(1)
})
