import { expect, test } from 'vitest'
import { BoundedMemoryLimiter, MAX_KEYS } from './bounded-memory-limiter'

test('many keys do not exceed the memory limit, and an active key keeps its count', async () => {
  const limiter = new BoundedMemoryLimiter({ points: 10, duration: 3600 })
  for (let network = 0; network < 5 * MAX_KEYS; network += 1) {
    await limiter.consume(`2001:db8:${network.toString(16)}::/56`)
    if (network % 5000 === 0) await limiter.penalty('persistent')
  }
  expect(limiter.dump().storage.length).toBe(MAX_KEYS)
  expect((await limiter.get('persistent'))?.consumedPoints).toBe(10)
  await expect(limiter.consume('persistent')).rejects.toMatchObject({ remainingPoints: 0 })
})
