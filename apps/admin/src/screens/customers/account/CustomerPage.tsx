import { isApiError, LIST_QUERY } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { useGetCustomerQuery } from '@luzzu/api-client/customers'
import { isAdmin } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Link, useParams } from '@luzzu/routing'
import {
  Button,
  DescriptionList,
  EmptyPicture,
  EmptyState,
  LinkButton,
  PageHeader,
  Panel,
  Skeleton,
  size,
} from '@luzzu/ui'
import { Plus } from 'lucide-react'
import { SAME_PHONE, samePhonePath } from '../../../booking/details/RelatedLinks'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { useNewBooking } from '../../../booking/new-booking/new-booking-context'
import { PATHS } from '../../../booking/paths'
import { PhoneLink } from '../../../booking/phone-calls/PhoneNumber'
import { Instant } from '../../../platform/Instant'
import { formatCount } from '../../../platform/lists/format-count'
import { QueryView } from '../../../platform/refresh/QueryView'
import { usePageTitle } from '../../../platform/use-page-title'
import {
  COLUMN_COPY,
  CUSTOMER_COPY as COPY,
  CUSTOMERS_COPY,
  countSessions,
  summarizeBookings,
} from '../customers.copy'
import { NextTrip } from '../NextTrip'
import { RoleBadge } from '../RoleBadge'
import { PanelBody, SmallLink, TwoColumns } from './Account.styles'
import { AccountActions } from './AccountActions'
import { CustomerBookings } from './CustomerBookings'

/** The URL has no valid customer id. */
const INVALID_ID = 0

/** A customer: contact details, activity log and bookings, and last what ends or removes the account. */
export default function CustomerPage() {
  const { id } = useParams()
  const number = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : INVALID_ID
  const query = useGetCustomerQuery(number, { skip: number === INVALID_ID, ...LIST_QUERY })
  const isUnknown = number === INVALID_ID || (isApiError(query.error) && query.error.status === 404)
  const title = usePageTitle(query.currentData?.username ?? CUSTOMERS_COPY.title)

  return (
    <>
      <title>{title}</title>
      {isUnknown ? (
        <CustomerNotFound />
      ) : (
        <QueryView
          // Another customer is not shown, nor changed, under this address.
          query={{ ...query, data: query.currentData }}
          failure={COPY.notLoaded}
          skeleton={<Skeleton label="Loading…" shape="block" height={size(96)} />}
        >
          {(customer) => <Account key={customer.id_user_pk} customer={customer} />}
        </QueryView>
      )}
    </>
  )
}

function Account({ customer }: { customer: Customer }) {
  const startBooking = useNewBooking()
  const { id_user_pk, username, mail, phone, created_at, bookings, next_trip, sessions, mail_proven } =
    customer
  const { currentData: booked } = useListBookingsOfUserQuery(id_user_pk, LIST_QUERY)
  return (
    <>
      <PageHeader
        title={username}
        description={
          <>
            <Link to={PATHS.customers}>{COPY.back}</Link>
            {booked && booked.length > 0 && ` · ${summarizeBookings(booked)}`}
          </>
        }
        actions={
          <Button
            variant="soft"
            icon={<Plus aria-hidden="true" />}
            onClick={() => startBooking({ customer })}
          >
            {COPY.newBooking}
          </Button>
        }
      />
      <TwoColumns>
        <Panel title={COPY.account}>
          <PanelBody>
            <DescriptionList
              items={[
                {
                  term: 'Email',
                  detail: <a href={`mailto:${mail}`}>{mail}</a>,
                  small: mail_proven ? COPY.mailProven : COPY.mailUnproven,
                },
                ...(phone
                  ? [
                      {
                        term: 'Phone',
                        detail: <PhoneLink phone={phone} />,
                        small: <SmallLink to={samePhonePath(phone)}>{SAME_PHONE}</SmallLink>,
                      },
                    ]
                  : []),
                {
                  term: 'Role',
                  detail:
                    isAdmin(customer) || customer.disabled ? (
                      <RoleBadge customer={customer} />
                    ) : (
                      COPY.customer
                    ),
                },
                { term: 'Registered', detail: <Instant at={created_at} dateOnly /> },
                { term: 'Bookings', detail: formatCount(bookings) },
                ...(next_trip ? [{ term: COLUMN_COPY.next, detail: <NextTrip date={next_trip} /> }] : []),
                { term: 'Sessions', detail: countSessions(sessions) },
              ]}
            />
            <ActivityLog entity="user" id={id_user_pk} />
          </PanelBody>
        </Panel>
        <CustomerBookings customer={customer} />
      </TwoColumns>
      <AccountActions customer={customer} />
    </>
  )
}

function CustomerNotFound() {
  return (
    <EmptyState
      title={COPY.notFound}
      titleAs="h1"
      picture={<EmptyPicture />}
      action={
        <LinkButton as={Link} to={PATHS.customers}>
          {COPY.back}
        </LinkButton>
      }
    />
  )
}
