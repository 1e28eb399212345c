import { expect, test } from 'vitest'
import { DAY_VIEW, foldSection } from './day-view'

const again = (address: string) => String(DAY_VIEW.write(DAY_VIEW.read(new URLSearchParams(address))))

test.each([
  '',
  'date=2026-06-18',
  'view=pending',
  'view=late',
  'date=2026-06-18&view=free&product=3&guests=4',
  'q=vella&opened=2.awaited&folded=5',
])('the address “%s” keeps what a day shows', (address) => {
  expect(again(address)).toBe(address)
})

test.each([
  'view=nonsense',
  'view=all',
  'product=x',
  'product=-1',
  'product=0',
  'guests=0',
  'guests=1001',
  'guests=2000000000',
  'date=2026-02-30',
  'opened=x.-1',
])('of “%s” the default is shown', (address) => {
  expect(again(address)).toBe('')
})

test('a section is opened or folded, as it was last', () => {
  const opened = foldSection({ opened: ['2'], folded: ['5'] }, '5', true)
  expect(opened).toEqual({ opened: ['2', '5'], folded: [] })
  expect(foldSection(opened, '2', false)).toEqual({ opened: ['5'], folded: ['2'] })
})
