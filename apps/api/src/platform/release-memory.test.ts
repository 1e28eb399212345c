import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory'

const MEGABYTE = 1024 * 1024

test('memory that is no longer in use is given back', () => {
  let objects = Array.from({ length: 1_000_000 }, (_, n) => ({ n }))
  expect(objects).toHaveLength(1_000_000)
  const before = process.memoryUsage().heapTotal
  objects = []
  releaseMemory()
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 16 * MEGABYTE)
})
