import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, Button, PageHeader, Panel, Skeleton, Stack, size } from '@luzzu/ui'
import { Printer } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { paymentsOfDayPath } from '../../booking/paths'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { DayNavigation } from '../../platform/form-fields/DayNavigation'
import { useDayFilter } from '../../platform/lists/list-filters'
import { QueryView } from '../../platform/refresh/QueryView'
import { sourceOf } from '../../platform/refresh/use-refreshed'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { usePageTitle } from '../../platform/use-page-title'
import { DayBar, ScreenOnly } from './CashUp.styles'
import { ClosedDay } from './ClosedDay'
import { CountForm } from './CountForm'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'
import { RecentDays } from './RecentDays'

/** The money of a day: what is expected, what was counted, and the days before. */
export default function CashUpPage() {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const [isCounting, setCounting] = useState(false)
  const { date, openDay } = useDayFilter(today, isCounting)
  const isFuture = date > today
  const query = useGetCashUpQuery(date, { ...LIST_QUERY, skip: isFuture })
  // The form of an open day goes away with the button that closes it.
  const panel = useRestoreFocus<HTMLElement>(query.currentData?.closed_at)
  useScrollToClosed(panel, query.currentData)
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
                  <CountForm
                    key={date}
                    date={date}
                    cashUp={cashUp}
                    onCounting={setCounting}
                    onRefresh={query.refetch}
                  />
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

/** Brings a day that is closed while it is looked at into sight: it is shorter than the form that it replaces. */
function useScrollToClosed(panel: RefObject<HTMLElement | null>, cashUp: CashUpRecord | undefined) {
  const openDay = useRef<string>(undefined)
  useEffect(() => {
    if (!cashUp) return
    const isNew = cashUp.closed_at !== null && openDay.current === cashUp.date
    openDay.current = cashUp.closed_at === null ? cashUp.date : undefined
    if (isNew) panel.current?.scrollIntoView({ block: 'start' })
  }, [cashUp, panel])
}
