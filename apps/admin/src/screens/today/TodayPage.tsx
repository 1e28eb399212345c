import { useNow } from '@luzzu/api-client'
import { useLazyWatchManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { PageHeader, Skeleton, size } from '@luzzu/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { countDay, type DaySlot, daySlotsOf } from '../../booking/day-slots'
import { useDecision } from '../../booking/decisions/use-decision'
import { useDecisionShortcuts } from '../../booking/decisions/use-decision-shortcuts'
import { UpdatesNotice } from '../../booking/live-updates/UpdatesNotice'
import { useLiveUpdates } from '../../booking/live-updates/use-live-updates'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { usePrintOnArrival } from '../../platform/print-on-arrival'
import { PrintOnly, ScreenOnly } from '../../platform/print-table.styles'
import { QueryView } from '../../platform/refresh/QueryView'
import { useFocusedRow } from '../../platform/row-navigation/use-focused-row'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { OpenDialogsContext, useDialogState } from '../../platform/use-dialog-state'
import { useHeld } from '../../platform/use-held'
import { usePageTitle } from '../../platform/use-page-title'
import { AvailableUnits } from './available-units/AvailableUnits'
import { closedSlotText } from './closed-slots'
import { DayActions } from './DayActions'
import { DayBar } from './DayBar'
import { DayClosures } from './DayClosures'
import { DayDialogs } from './DayDialogs'
import { DaySummary } from './DaySummary'
import { useDayView } from './day-view'
import { DayBookings } from './list/DayBookings'
import { daySections } from './list/day-sections'
import { PrintedDay } from './PrintedDay'
import { TODAY_COPY as COPY } from './today.copy'
import { useDay } from './use-day'
import { useLastVisit, useLinkedBooking } from './use-linked-booking'
import { usePrinting } from './use-printing'
import { WeekStrip } from './week/WeekStrip'

/** The manifest of a day: bookings, free units, pending requests. */
export default function TodayPage() {
  const { time_zone } = useSite()
  // A form that is open in a row stays there, though a slot or the day ends meanwhile.
  const [openDialogs, setOpenDialogs] = useState(0)
  const isHeld = openDialogs > 0
  const now = useHeld(useNow(), isHeld)
  const today = dateIn(time_zone, now)
  const { date, view, productId, guests, narrow, openDay, pathOf, latePath, inUrl } = useDayView(today)
  const linked = useLinkedBooking()
  const visit = useLastVisit(linked?.visit)
  const { manifest, holds, availability, closures, products, timeSlots, query } = useDay(date, view)
  const [watch] = useLazyWatchManifestQuery()
  const viewing = useDialogState<ManifestEntry>()
  const confirmation = useDecision({ onDone: viewing.close })
  const moving = useDialogState<ManifestEntry>()
  const isDialogOpen = isHeld || viewing.isOpen || confirmation.isOpen || moving.isOpen
  const panel = useRestoreFocus<HTMLElement>(manifest.data, isDialogOpen)
  const live = useLiveUpdates({
    rows: manifest.currentData,
    limit: Number.POSITIVE_INFINITY,
    fetchedAt: manifest.fulfilledTimeStamp,
    fetchLatest: () => watch(date),
    refetch: manifest.refetch,
    container: panel,
  })
  useFocusedRow(panel, linked && String(linked.id))
  useDecisionShortcuts({ container: panel, bookings: live.rows, onDecide: confirmation.ask })
  const printing = usePrinting(manifest.refetch)
  usePrintOnArrival(live.rows !== undefined, () => void printing.print('slot'))
  const printed = printing.isPrinting ? live.latest : undefined
  const { pending } = countDay(live.rows ?? [])
  const closedIn = (slot: DaySlot) => closedSlotText(slot, { date, closures, timeSlots, products })

  return (
    <>
      {printed && (
        <PrintedDay
          date={date}
          bookings={printed.rows}
          by={printing.by}
          at={printed.at}
          closures={closures.length > 0 && <DayClosures closures={closures} />}
        />
      )}
      <ScreenOnly data-printed={printed ? true : undefined}>
        <title>{usePageTitle(date === today ? COPY.title : formatDateWithWeekday(date))}</title>
        <PageHeader
          title={formatDateWithWeekday(date)}
          description={
            <DaySummary
              bookings={manifest.currentData && (live.rows ?? [])}
              isToday={date === today}
              latePath={view === 'late' ? undefined : latePath}
            />
          }
          actions={<DayActions date={date} today={today} printing={printing} />}
        />
        {!live.rows && manifest.isFetching && <PrintOnly>{COPY.notLoaded}</PrintOnly>}
        <DayBar
          date={date}
          today={today}
          onDate={openDay}
          view={view}
          onView={(chosen) => narrow({ view: chosen })}
          pending={pending}
        />
        <WeekStrip {...{ date, today, pathOf }} />
        <DayClosures closures={closures} />
        <UpdatesNotice notice={live.notice} onShow={live.show} />
        <DayPanel ref={panel} tabIndex={-1} aria-label="Manifest" aria-busy={manifest.isFetching}>
          <QueryView
            query={{ ...query, source: live.source }}
            failure="Couldn’t load the bookings for this day."
            skeleton={<Skeleton shape="block" height={size(80)} label="Loading…" />}
          >
            {(bookings) => {
              const rows = live.rows ?? bookings
              const slots = daySlotsOf(timeSlots, [...rows, ...holds])
              if (view === 'free')
                return (
                  <AvailableUnits
                    {...{ date, slots, timeSlots, products, holds, availability, closures, closedIn }}
                    {...{ productId, guests }}
                    bookings={rows}
                    onFilter={narrow}
                  />
                )
              return (
                <OpenDialogsContext value={setOpenDialogs}>
                  <DayBookings
                    // A search before would hide the linked booking.
                    key={visit}
                    {...{ date, today, holds, closedIn, isHeld }}
                    view={inUrl}
                    linkedId={linked?.id}
                    bookings={rows}
                    only={view}
                    sectionsOf={(day) => daySections(day, slots, { date, timeZone: time_zone }, now)}
                    onView={viewing.open}
                    onDecide={confirmation.ask}
                    onMove={moving.open}
                  />
                </OpenDialogsContext>
              )
            }}
          </QueryView>
        </DayPanel>
      </ScreenOnly>
      <DayDialogs bookings={live.rows} {...{ viewing, moving, confirmation }} />
    </>
  )
}

/** Its rows are laid out by its width in the size of text. */
const DayPanel = styled(ListPanel)`
  container: panel / inline-size;
`
