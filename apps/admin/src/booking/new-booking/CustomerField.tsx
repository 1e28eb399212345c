import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { MAX_LENGTH } from '@luzzu/domain'
import { Combobox, token, useDebouncedInput, VisuallyHidden } from '@luzzu/ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { PhoneNumber } from '../phone-calls/PhoneNumber'
import { type ChosenCustomer, guestKey, guestsOf } from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'

type CustomerFieldProps = {
  value: ChosenCustomer | null
  onChange: (customer: ChosenCustomer) => void
  error: string | undefined
}

function keyOf(option: ChosenCustomer): string {
  if ('known' in option) return String(option.known.id_user_pk)
  return 'guest' in option ? guestKey(option.guest) : 'new'
}

function textOf(option: ChosenCustomer): string {
  if ('known' in option) {
    const { username, phone, mail } = option.known
    // Several have one name: on the phone they tell their number.
    return [username, phone, mail].filter(Boolean).join(' · ')
  }
  if ('text' in option) return newBookingMessages.newCustomer(option.text)
  const { name, phone, mail } = option.guest
  return `${name} · ${phone ?? mail}`
}

/** The name above what tells several of that name apart. */
function CustomerOption({ option, others }: { option: ChosenCustomer; others: string | undefined }) {
  if ('text' in option) {
    return (
      <Found data-pinned>
        <span>{textOf(option)}</span>
        {others && <VisuallyHidden> · </VisuallyHidden>}
        {others && <small>{others}</small>}
      </Found>
    )
  }
  const { phone, mail, ...names } = 'known' in option ? option.known : option.guest
  return (
    <Found>
      <span>{'username' in names ? names.username : names.name}</span>
      <VisuallyHidden> · </VisuallyHidden>
      <small>
        {phone && <PhoneNumber phone={phone} />}
        {phone && mail && ' · '}
        {mail}
      </small>
    </Found>
  )
}

const Found = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > small {
    overflow: hidden;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Finds a customer by name, email or phone, or adds one. */
export function CustomerField({ value, onChange, error }: CustomerFieldProps) {
  const { type, options, others, status, isWaiting } = useCustomerSearch()
  const [isAccepting, setAccepting] = useState(false)
  // What nobody has been chosen for.
  const typed = useRef('')

  const [only, another] = options
  const accept = useEffectEvent(() => {
    setAccepting(false)
    if (only && !another) choose(only)
  })
  useEffect(() => {
    if (isAccepting && !isWaiting) accept()
  }, [isAccepting, isWaiting])

  function choose(customer: ChosenCustomer) {
    typed.current = ''
    onChange(customer)
  }

  /** Whoever clicks on goes on with somebody new: the list, which closes then, takes what was typed with it. */
  function keepTyped() {
    const text = typed.current.trim()
    if (text === '') return
    const isPressing = document.querySelector(':active') !== null
    // What is pressed stays where it is until it is released.
    if (isPressing) addEventListener('pointerup', () => setTimeout(choose, 0, { text }), { once: true })
    else choose({ text })
  }

  /** Whoever types fast leaves the field before it is known whom they mean. */
  function acceptLater(event: KeyboardEvent) {
    const isLeaving = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
    if (!isLeaving || event.ctrlKey || event.metaKey || !isWaiting || isAccepting) return
    event.preventDefault()
    setAccepting(true)
  }

  return (
    <Combobox
      label={COPY.customer}
      placeholder={COPY.customerHint}
      data-autofocus
      maxLength={MAX_LENGTH.search}
      error={error}
      options={options}
      onSearch={(text) => {
        setAccepting(false)
        type(text)
      }}
      onInput={({ currentTarget }) => {
        typed.current = currentTarget.value
      }}
      onBlur={keepTyped}
      onKeyDown={acceptLater}
      value={value}
      onChange={choose}
      optionKey={keyOf}
      optionText={textOf}
      renderOption={(option) => <CustomerOption option={option} others={others} />}
      noMatch={status}
    />
  )
}

/** More are found by typing on. */
const MAX_RESULTS = 20
/** So many are in sight without scrolling. */
const IN_SIGHT = 4
/** Guests without an account are found by their latest bookings. */
const MAX_BOOKINGS = 20

/** Finds customers as somebody types; what matches nobody can be added. */
function useCustomerSearch() {
  const [committed, setCommitted] = useState('')
  const { text, type } = useDebouncedInput(committed, setCommitted)
  const q = committed.trim()
  const customers = useListCustomersQuery({ q, limit: MAX_RESULTS }, { skip: q === '' })
  const bookings = useListBookingsQuery({ q, limit: MAX_BOOKINGS }, { skip: q === '' })
  const queries = [customers, bookings]
  const isWaiting =
    text.trim() !== q || queries.some(({ isFetching, currentData }) => isFetching && !currentData)
  const isError = queries.some((query) => query.isError)
  const found: ChosenCustomer[] = (customers.currentData?.rows ?? []).map((known) => ({ known }))
  const guests = guestsOf(bookings.currentData?.bookings ?? [], q).map((guest) => ({ guest }))
  const listed = [...found, ...guests]
  const unlisted = (customers.currentData?.total ?? found.length) - found.length
  const isDone = q !== '' && !isWaiting
  return {
    type,
    isWaiting,
    // A new customer is offered only once it is known who exists.
    options: isDone && !isError ? [...listed, { text: q }] : [],
    others: listed.length > IN_SIGHT ? newBookingMessages.others(listed.length, unlisted) : undefined,
    status: statusText({ q: text.trim(), isWaiting, isError }),
  }
}

function statusText({ q, isWaiting, isError }: { q: string; isWaiting: boolean; isError: boolean }): string {
  if (q === '') return COPY.typeToSearch
  if (isWaiting) return COPY.searching
  return isError ? COPY.searchFailed : COPY.typeToSearch
}
