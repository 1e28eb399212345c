import { useIsPageOpen } from '@luzzu/routing'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPrinting } from '../../platform/use-is-printing'
import type { PrintedBy } from './printed-day'

/** Refetches the bookings and prints them; where that fails, the paper says when the newest were fetched. */
export function usePrinting(refetch: () => Promise<unknown>) {
  const [by, setBy] = useState<PrintedBy>('slot')
  const isPageOpen = useIsPageOpen()
  const [preparing, setPreparing] = useState<PrintedBy>()

  return {
    by,
    isPrinting: useIsPrinting(),
    /** What is fetched for the paper. */
    preparing,
    async print(wanted: PrintedBy) {
      setPreparing(wanted)
      await refetch()
      if (!isPageOpen()) return
      flushSync(() => {
        setPreparing(undefined)
        setBy(wanted)
      })
      globalThis.print()
    },
  }
}
