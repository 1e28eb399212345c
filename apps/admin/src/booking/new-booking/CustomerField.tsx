import { MAX_LENGTH } from '@luzzu/domain'
import { Combobox } from '@luzzu/ui'
import type { ChosenCustomer } from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'
import { useCustomerSearch } from './use-customer-search'

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
