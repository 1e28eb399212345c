import { expect, test } from 'vitest'
import { replacedToasts, toastsOfOtherPages } from './outdated-toasts'

const success = (id: string) => ({ id, type: 'success' as const })
const error = (id: string) => ({ id, type: 'error' as const })

test('a message replaces older ones of its kind', () => {
  expect(
    replacedToasts([success('3'), error('error:b'), success('2'), error('error:a'), success('1')]),
  ).toEqual([success('2'), error('error:a'), success('1')])
})

test('what offers an action is not replaced and replaces nothing', () => {
  expect(replacedToasts([success('2'), success('undo:1'), error('retry:a')])).toEqual([])
  expect(replacedToasts([success('undo:1'), success('2'), error('retry:a'), error('error:b')])).toEqual([])
})

test('success belongs to its page, errors and actions do not', () => {
  const pages: Record<string, string> = { '1': '/login', '2': '/', 'undo:1': '/login', 'error:a': '/login' }
  const toasts = [success('1'), success('2'), success('undo:1'), error('error:a')]
  expect(toastsOfOtherPages(toasts, '/', (id) => pages[id])).toEqual([success('1')])
})
