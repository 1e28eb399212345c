import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PrintedBy } from './printed-day'

/** Refetches the bookings and prints them; where that fails, the paper says when they were fetched. */
export function usePrinting(refetch: () => Promise<unknown>) {
  const [by, setBy] = useState<PrintedBy>('slot')
  const [preparing, setPreparing] = useState<PrintedBy>()

  return {
    by,
    isPrinting: useIsPrinting(),
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

/** Whether the page is being printed, by a button or by the browser's own command. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // The browser lays the paper out as soon as the event is over.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
