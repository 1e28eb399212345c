import { useLazyWatchManifestQuery, useManifestQuery } from '@luzzu/api-client/bookings'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn, formatDate, formatDateWithWeekday, parseCalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { useNavigate, useSearchParams } from '@luzzu/routing'
import { EmptyState, PageHeader, Skeleton, size, useNow } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { useState } from 'react'
import { DecisionDialog } from '../../platform/booking-actions/DecisionDialog'
import { MoveBooking } from '../../platform/booking-actions/move/MoveBooking'
import { useDecision } from '../../platform/booking-actions/use-decision'
import { useDecisionShortcuts } from '../../platform/booking-actions/use-decision-shortcuts'
import { usePageTitle } from '../../platform/layout/use-page-title'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { UpdatesNotice } from '../../platform/live-updates/UpdatesNotice'
import { useLiveUpdates } from '../../platform/live-updates/use-live-updates'
import { QueryView } from '../../platform/loading/QueryView'
import { dayPath } from '../../platform/paths'
import { useDialogState } from '../../platform/records/use-dialog-state'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { DayActions } from './DayActions'
import { DayBar, type Shown } from './DayBar'
import { DayClosures } from './DayClosures'
import { daySlotsOf } from './day-slots'
import { Manifest } from './Manifest'
import { countDay, countGuests, hasPending, manifestOf } from './manifest'
import { TODAY_COPY as COPY, todayMessages } from './today.copy'
import { WeekStrip } from './week/WeekStrip'

/** The manifest of a day: bookings, free units, pending requests. */
export default function TodayPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const date = parseCalendarDate(params.get('date') ?? '') ?? today
  const [shown, setShown] = useState<Shown>('all')
  const query = useManifestQuery(date, { refetchOnMountOrArgChange: true })
  const [watch] = useLazyWatchManifestQuery()
  const products = useListProductsQuery()
  const timeSlots = useListAllTimeSlotsQuery()
  const confirmation = useDecision()
  const moving = useDialogState<ManifestEntry>()
  const panel = useRestoreFocus<HTMLElement>(query.data, confirmation.isOpen || moving.isOpen)
  const live = useLiveUpdates({
    rows: query.currentData,
    limit: Number.POSITIVE_INFINITY,
    fetchLatest: () => watch(date).unwrap(),
    refetch: query.refetch,
    container: panel,
  })
  useDecisionShortcuts({ container: panel, bookings: live.rows, onDecide: confirmation.ask })
  const both = {
    data: products.data && timeSlots.data && query.currentData,
    currentData: products.data && timeSlots.data && query.currentData,
    isError: query.isError || products.isError || timeSlots.isError,
    isFetching: query.isFetching || products.isFetching || timeSlots.isFetching,
    refetch: () => {
      query.refetch()
      products.refetch()
      timeSlots.refetch()
    },
  }
  const { confirmed, pending } = countDay(live.rows ?? [])

  return (
    <>
      <title>{usePageTitle(date === today ? COPY.title : formatDate(date))}</title>
      <PageHeader
        title={formatDateWithWeekday(date)}
        description={
          query.currentData
            ? todayMessages.summary(confirmed, pending, countGuests(live.rows ?? []))
            : '\u00a0'
        }
        actions={<DayActions date={date} today={today} />}
      />
      <DayBar
        date={date}
        today={today}
        onDate={(day) => navigate(dayPath(day), { replace: true })}
        shown={shown}
        onShown={setShown}
        pending={pending}
      />
      <WeekStrip date={date} today={today} />
      <DayClosures date={date} />
      <UpdatesNotice notice={live.notice} onShow={live.show} />
      <ListPanel ref={panel} tabIndex={-1} aria-label="Manifest" aria-busy={query.isFetching}>
        <QueryView
          query={both}
          failure="Couldn’t load the bookings for this day."
          skeleton={<Skeleton shape="block" height={size(80)} label="Loading…" />}
        >
          {(bookings) => {
            const rows = live.rows ?? bookings
            const slots = daySlotsOf(timeSlots.data ?? [], rows)
            const { days, idle } = manifestOf(products.data ?? [], rows, slots)
            const visible = shown === 'all' ? days : days.filter(hasPending)
            if (visible.length > 0)
              return (
                <Manifest
                  {...{ date, slots, idle }}
                  days={visible}
                  onDecide={confirmation.ask}
                  onMove={moving.open}
                />
              )
            return (
              <EmptyState
                icon={<Anchor aria-hidden="true" />}
                title={days.length > 0 ? COPY.nothingWaiting : todayMessages.none(formatDate(date))}
              />
            )
          }}
        </QueryView>
      </ListPanel>
      <DecisionDialog confirmation={confirmation} />
      {moving.value && (
        <MoveBooking
          key={moving.formKey}
          booking={moving.value}
          open={moving.isOpen}
          onClose={moving.close}
        />
      )}
    </>
  )
}
