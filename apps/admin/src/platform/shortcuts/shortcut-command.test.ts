import { describe, expect, test } from 'vitest'
import { shortcutCommandFor } from './shortcut-command'

const press = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
})
const reading = { isTyping: false, began: false }
const SCREENS = [{ path: '/admin/bookings', title: 'Bookings', shortcut: 'b' }]
const typing = { isTyping: true, began: false }

describe('a key pressed in the admin', () => {
  test('opens a screen after g', () => {
    expect(shortcutCommandFor(press('g'), reading, SCREENS)).toEqual({ kind: 'begin' })
    expect(shortcutCommandFor(press('b'), { ...reading, began: true }, SCREENS)).toEqual({
      kind: 'go',
      path: '/admin/bookings',
    })
    expect(shortcutCommandFor(press('b'), reading, SCREENS)).toEqual({ kind: 'nothing' })
  })

  test('is ignored while the user types', () => {
    for (const key of ['g', '?', '['])
      expect(shortcutCommandFor(press(key), typing, SCREENS)).toEqual({ kind: 'nothing' })
  })

  test('opens the palette with Ctrl or Command, also while the user types', () => {
    expect(shortcutCommandFor(press('k', { ctrlKey: true }), typing, SCREENS)).toEqual({ kind: 'palette' })
    expect(shortcutCommandFor(press('K', { metaKey: true }), reading, SCREENS)).toEqual({ kind: 'palette' })
  })

  test('is ignored with other modifiers', () => {
    expect(shortcutCommandFor(press('g', { ctrlKey: true }), reading, SCREENS)).toEqual({ kind: 'nothing' })
  })
})
