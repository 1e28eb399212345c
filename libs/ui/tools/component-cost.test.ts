import { expect, test } from 'vitest'
import { costOf } from './component-cost'

test('a page with a button loads neither Headless UI nor the month grid', async () => {
  const { files, gzip } = await costOf('Button')
  expect(files.some((file) => file.includes('Button.tsx'))).toBe(true)
  expect(files.filter((file) => /headlessui|MonthGrid|lucide/.test(file))).toEqual([])
  expect(gzip).toBeLessThan(4096)
})

test('a page with a dialog loads Headless UI', async () => {
  const { files } = await costOf('Dialog')
  expect(files.some((file) => file.includes('headlessui'))).toBe(true)
})
