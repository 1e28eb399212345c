import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { DESK_METHODS, dateIn, formatMoney, METHOD_LABELS } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, Button, DescriptionList, PageHeader, Panel, Skeleton, Stack, size } from '@luzzu/ui'
import { Printer } from 'lucide-react'
import { paymentsOfDayPath } from '../../booking/paths'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { PAYMENTS_COPY } from '../../booking/payments/payments.copy'
import { DayNavigation } from '../../platform/form-fields/DayNavigation'
import { Instant } from '../../platform/Instant'
import { useDayFilter } from '../../platform/lists/list-filters'
import { QueryView } from '../../platform/refresh/QueryView'
import { sourceOf } from '../../platform/refresh/use-refreshed'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { usePageTitle } from '../../platform/use-page-title'
import { Body, DayBar, ScreenOnly, Sheet } from './CashUp.styles'
import { CountForm } from './CountForm'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'
import { RecentDays } from './RecentDays'

/** The money of a day: what is expected, what was counted, and the days before. */
export default function CashUpPage() {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const { date, openDay } = useDayFilter(today)
  const isFuture = date > today
  const query = useGetCashUpQuery(date, { ...LIST_QUERY, skip: isFuture })
  // The form of an open day goes away with the button that closes it.
  const panel = useRestoreFocus<HTMLElement>(query.currentData?.closed_at)
  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader
        title={messages.title(date)}
        actions={
          <ScreenOnly>
            <Button variant="plain" icon={<Printer aria-hidden="true" />} onClick={() => globalThis.print()}>
              {COPY.print}
            </Button>
          </ScreenOnly>
        }
      />
      <ScreenOnly>
        <TestModeBanner />
      </ScreenOnly>
      <DayBar>
        <DayNavigation date={date} today={today} onDate={openDay} />
      </DayBar>
      <Stack gap={4}>
        {isFuture ? (
          <Alert>{COPY.future}</Alert>
        ) : (
          <QueryView
            // A count keeps what it began with while it is typed.
            query={{ ...query, data: query.currentData, source: { ...sourceOf(query), refresh: () => {} } }}
            failure={COPY.notLoaded}
            skeleton={<Skeleton label={COPY.loading} shape="block" height={size(80)} />}
          >
            {(cashUp) => (
              <Panel
                ref={panel}
                tabIndex={-1}
                title={COPY.title}
                subtitle={COPY.hint}
                action={
                  <ScreenOnly>
                    <Link to={paymentsOfDayPath(date)}>{COPY.payments}</Link>
                  </ScreenOnly>
                }
              >
                {cashUp.closed_at ? (
                  <ClosedDay cashUp={cashUp} isToday={date === today} />
                ) : (
                  <CountForm key={date} date={date} cashUp={cashUp} onRefresh={query.refetch} />
                )}
              </Panel>
            )}
          </QueryView>
        )}
        <ScreenOnly>
          <RecentDays before={date < today ? date : today} onDay={openDay} />
        </ScreenOnly>
      </Stack>
    </>
  )
}

/** What was counted on a day that is closed. */
function ClosedDay({ cashUp, isToday }: { cashUp: CashUpRecord; isToday: boolean }) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  const { expected, counted, difference, note, closed_at, closed_by } = cashUp
  const format = (amount: number | undefined) => formatMoney(amount ?? 0, currency)
  return (
    <Body>
      {isToday && isOnline && (
        <ScreenOnly>
          <Alert>{PAYMENTS_COPY.onlineGoesOn}</Alert>
        </ScreenOnly>
      )}
      <Sheet>
        <thead>
          <tr>
            {[COPY.method, COPY.expected, COPY.counted, COPY.difference].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DESK_METHODS.map((method) => (
            <tr key={method}>
              <th scope="row">{METHOD_LABELS[method]}</th>
              <td>{format(expected[method])}</td>
              <td>{format(counted?.[method])}</td>
              <td data-off={difference?.[method] ? true : undefined}>{format(difference?.[method])}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      <DescriptionList
        items={[
          {
            term: COPY.closed,
            detail: closed_at && <Instant at={closed_at} />,
            small: closed_by && messages.closedBy(closed_by),
          },
          ...(note ? [{ term: COPY.note, detail: note }] : []),
        ]}
      />
    </Body>
  )
}
