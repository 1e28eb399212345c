import { describe, expect, test } from 'vitest'
import { rowCommandFor, stepTo } from './row-command'

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false })

describe('row navigation', () => {
  test('moves between rows, by letters from anywhere and by arrows within a row', () => {
    expect(rowCommandFor(press('j'), false)).toEqual({ kind: 'step', by: 1 })
    expect(rowCommandFor(press('k'), true)).toEqual({ kind: 'step', by: -1 })
    expect(rowCommandFor(press('ArrowDown'), true)).toEqual({ kind: 'step', by: 1 })
    expect(rowCommandFor(press('ArrowDown'), false)).toBeUndefined()
  })

  test('acts on the focused row only', () => {
    expect(rowCommandFor(press('a'), true)).toEqual({ kind: 'act', key: 'a' })
    expect(rowCommandFor(press('a'), false)).toBeUndefined()
  })

  test('ignores browser shortcuts', () => {
    expect(rowCommandFor({ ...press('a'), ctrlKey: true }, true)).toBeUndefined()
    expect(rowCommandFor({ ...press('d'), metaKey: true }, true)).toBeUndefined()
  })

  test('starts at the nearer end and stops at the ends', () => {
    expect(stepTo(-1, 1, 3)).toBe(0)
    expect(stepTo(-1, -1, 3)).toBe(2)
    expect(stepTo(0, -1, 3)).toBe(0)
    expect(stepTo(2, 1, 3)).toBe(2)
  })
})
