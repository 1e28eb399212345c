import { describe, expect, test } from 'vitest'
import { rowCommandFor, stepTo } from './row-command'

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false })

describe('the keys of a list', () => {
  test('lead from row to row, by letters from anywhere and by arrows only within', () => {
    expect(rowCommandFor(press('j'), false)).toEqual({ kind: 'step', by: 1 })
    expect(rowCommandFor(press('k'), true)).toEqual({ kind: 'step', by: -1 })
    expect(rowCommandFor(press('ArrowDown'), true)).toEqual({ kind: 'step', by: 1 })
    expect(rowCommandFor(press('ArrowDown'), false)).toBeUndefined()
  })

  test('act only on the row in which the focus is', () => {
    expect(rowCommandFor(press('a'), true)).toEqual({ kind: 'act', key: 'a' })
    expect(rowCommandFor(press('a'), false)).toBeUndefined()
  })

  test('leave the shortcuts of the browser alone', () => {
    expect(rowCommandFor({ ...press('a'), ctrlKey: true }, true)).toBeUndefined()
    expect(rowCommandFor({ ...press('d'), metaKey: true }, true)).toBeUndefined()
  })

  test('begin at the nearer end and stop at the ends', () => {
    expect(stepTo(-1, 1, 3)).toBe(0)
    expect(stepTo(-1, -1, 3)).toBe(2)
    expect(stepTo(0, -1, 3)).toBe(0)
    expect(stepTo(2, 1, 3)).toBe(2)
  })
})
