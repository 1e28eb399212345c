import { LIST_QUERY } from '@luzzu/api-client'
import { useGetCashUpQuery } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Alert, Button, PageHeader, Panel, Skeleton, Stack, size, useNow } from '@luzzu/ui'
import { Printer } from 'lucide-react'
import { TestModeBanner } from '../../booking/payments/online/TestModeBanner'
import { DayNavigation } from '../../platform/form-fields/DayNavigation'
import { useDayFilter } from '../../platform/lists/list-filters'
import { QueryView } from '../../platform/refresh/QueryView'
import { sourceOf } from '../../platform/refresh/use-refreshed'
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
  const { date, openDay } = useDayFilter(today)
  const isFuture = date > today
  const query = useGetCashUpQuery(date, { ...LIST_QUERY, skip: isFuture })
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
        <DayNavigation date={date} today={today} step="day" onDate={openDay} />
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
              <Panel title={COPY.title} subtitle={COPY.hint}>
                {cashUp.closed_at ? (
                  <ClosedDay cashUp={cashUp} />
                ) : (
                  <CountForm key={date} date={date} cashUp={cashUp} />
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
