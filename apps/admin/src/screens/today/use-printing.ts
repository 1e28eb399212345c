import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PrintedBy } from './printed-day'

/** Prints what is shown once it was fetched anew; where that fails, the paper tells its time. */
export function usePrinting(refetch: () => Promise<unknown>) {
  const [by, setBy] = useState<PrintedBy>('slot')
  const [preparing, setPreparing] = useState<PrintedBy>()

  return {
    by,
    /** What is fetched for the paper. */
    preparing,
    async print(wanted: PrintedBy) {
      setPreparing(wanted)
      await refetch()
      flushSync(() => {
        setPreparing(undefined)
        setBy(wanted)
      })
      globalThis.print()
    },
  }
}
