import { expect, test } from 'vitest'
import { DAY_VIEW } from './day-view'

const again = (address: string) => String(DAY_VIEW.write(DAY_VIEW.read(new URLSearchParams(address))))

test.each(['', 'date=2026-06-18', 'view=pending', 'date=2026-06-18&view=free&product=3'])(
  'the address “%s” keeps what a day shows',
  (address) => {
    expect(again(address)).toBe(address)
  },
)

test.each(['view=nonsense', 'view=all', 'product=x', 'product=-1', 'product=0', 'date=2026-02-30'])(
  'of “%s” the default is shown',
  (address) => {
    expect(again(address)).toBe('')
  },
)
