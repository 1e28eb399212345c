import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

const MEGABYTE = 1024 * 1024

/** An idle server needs nearly as much. */
export const MIN_MEMORY_MB = 128

/** Half of the memory of the machine or container in megabytes, at most the heap limit. */
export function defaultMemoryMb(): number {
  // Without a container limit the value is zero or larger than any machine.
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY
  const available = Math.min(totalmem(), container)
  const bytes = Math.min(available / 2, getHeapStatistics().heap_size_limit)
  return Math.max(MIN_MEMORY_MB, Math.floor(bytes / MEGABYTE))
}
