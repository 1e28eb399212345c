import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { useDebouncedInput } from '@luzzu/ui'
import { useState } from 'react'
import type { ChosenCustomer } from './booking-form'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'

const MAX_RESULTS = 5

/** Finds customers as somebody types; what matches nobody can be added. */
export function useCustomerSearch() {
  const [committed, setCommitted] = useState('')
  const { text, type } = useDebouncedInput(committed, setCommitted)
  const q = committed.trim()
  const query = useListCustomersQuery({ q, limit: MAX_RESULTS }, { skip: q === '' })
  const isWaiting = text.trim() !== q || (query.isFetching && !query.currentData)
  const found: ChosenCustomer[] = (query.currentData?.rows ?? []).map((known) => ({ known }))
  const isDone = q !== '' && !isWaiting
  return {
    type,
    // A new customer is offered only once it is known who exists.
    options: isDone && !query.isError ? [...found, { text: q }] : [],
    status: statusText({ q: text.trim(), isWaiting, isError: query.isError }),
  }
}

function statusText({ q, isWaiting, isError }: { q: string; isWaiting: boolean; isError: boolean }): string {
  if (q === '') return COPY.typeToSearch
  if (isWaiting) return COPY.searching
  return isError ? COPY.searchFailed : COPY.typeToSearch
}
