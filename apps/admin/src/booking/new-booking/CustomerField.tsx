import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { MAX_LENGTH } from '@luzzu/domain'
import { Combobox, useDebouncedInput } from '@luzzu/ui'
import { useState } from 'react'
import type { ChosenCustomer } from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'

type CustomerFieldProps = {
  value: ChosenCustomer | null
  onChange: (customer: ChosenCustomer) => void
  error: string | undefined
}

const keyOf = (option: ChosenCustomer) => ('known' in option ? String(option.known.id_user_pk) : 'new')

const textOf = (option: ChosenCustomer) =>
  'known' in option
    ? `${option.known.username} · ${option.known.mail}`
    : newBookingMessages.newCustomer(option.text)

/** Finds a customer by name, email or phone, or adds one. */
export function CustomerField({ value, onChange, error }: CustomerFieldProps) {
  const { type, options, status } = useCustomerSearch()
  return (
    <Combobox
      label={COPY.customer}
      placeholder={COPY.customerHint}
      data-autofocus
      maxLength={MAX_LENGTH.search}
      error={error}
      options={options}
      onSearch={type}
      value={value}
      onChange={onChange}
      optionKey={keyOf}
      optionText={textOf}
      noMatch={status}
    />
  )
}

const MAX_RESULTS = 5

/** Finds customers as somebody types; what matches nobody can be added. */
function useCustomerSearch() {
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
