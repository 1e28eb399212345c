import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { useDebouncedInput } from '@luzzu/ui'
import { useState } from 'react'
import { paletteEntries } from './palette-entries'

const MAX_RESULTS = 4

/** Query, results and status of the palette's search. */
export function usePaletteSearch(links: Parameters<typeof paletteEntries>[1]) {
  const [committed, setCommitted] = useState('')
  const { text, type } = useDebouncedInput(committed, setCommitted)
  const q = committed.trim()
  const skip = q === ''
  const bookings = useListBookingsQuery({ q, limit: MAX_RESULTS }, { skip })
  const customers = useListCustomersQuery({ q, limit: MAX_RESULTS }, { skip })
  const queries = [bookings, customers]
  const isLoading =
    text.trim() !== q || queries.some(({ isFetching, currentData }) => isFetching && !currentData)

  return {
    text,
    type,
    entries: paletteEntries(text, links, {
      bookings: bookings.currentData?.bookings ?? [],
      customers: customers.currentData?.rows ?? [],
    }),
    isLoading,
    isError: !isLoading && queries.some(({ isError }) => isError),
    retry() {
      for (const query of queries) if (query.isError) query.refetch()
    },
  }
}
