import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

const MEGABYTE = 1024 * 1024

/** An idle server takes nearly as much. */
export const LEAST_MEMORY_MB = 128

/** Half of what the machine or its container has, in megabytes, and no more than the heap can grow to. */
export function defaultMemoryMb(): number {
  // Zero, or a number beyond all machines, where no container sets a limit.
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY
  const available = Math.min(totalmem(), container)
  const bytes = Math.min(available / 2, getHeapStatistics().heap_size_limit)
  return Math.max(LEAST_MEMORY_MB, Math.floor(bytes / MEGABYTE))
}
