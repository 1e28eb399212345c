import { isProblem, useNow } from '@luzzu/api-client'
import { useFindBookingQuery, useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { useNavigate } from '@luzzu/routing'
import { Button, Kbd, Spinner, TextField, useDebouncedInput } from '@luzzu/ui'
import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import type { ScreenLink } from '../screen'
import { Answer, Keys, Results, SearchStatus } from './CommandPalette.styles'
import type { DayCommand } from './day-entries'
import { orderFound, shortNumber } from './found-bookings'
import { PaletteDialog } from './PaletteDialog'
import { type Command, highlightedEntry, paletteEntries } from './palette-entries'
import type { PaletteEntry } from './palette-entry'
import { datedQuery } from './typed-date'
import { useThemeCommands } from './use-theme-commands'

export type CommandPaletteProps = {
  screens: readonly ScreenLink[]
  commands: readonly Command[]
  dayCommands?: readonly DayCommand[]
  /** What can be done but is seldom needed. */
  settings?: readonly Command[]
  /** What was typed before it was there. */
  typed: RefObject<string>
  open: boolean
  onClose: () => void
}

/** Finds bookings, customers, screens and what can be done from anywhere. */
export function CommandPalette({ open, onClose, settings = [], ...links }: CommandPaletteProps) {
  const all = [...useThemeCommands(), ...settings]
  return (
    <PaletteDialog open={open} onClose={onClose}>
      <PaletteSearch {...links} settings={all} onDone={onClose} />
    </PaletteDialog>
  )
}

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'End', 'Home'])

type PaletteSearchProps = Omit<CommandPaletteProps, 'open' | 'onClose'> & { onDone: () => void }

function PaletteSearch({ onDone, typed, ...links }: PaletteSearchProps) {
  const navigate = useNavigate()
  const { text, type, entries, isLoading, isError, retry } = usePaletteSearch(links)
  const [goneTo, setGoneTo] = useState<string>()
  // The list also goes to an entry by itself, whenever it changes.
  const isGoing = useRef(false)

  const takeTyped = useEffectEvent(() => {
    if (typed.current) type(typed.current)
    typed.current = ''
  })
  // Not while it renders: React may show it later, and until then more is typed.
  useLayoutEffect(() => {
    takeTyped()
  }, [])

  function openEntry(entry: PaletteEntry) {
    onDone()
    if ('run' in entry) entry.run()
    else navigate(entry.path, { state: entry.state })
  }

  return (
    <>
      {/* The server has searched, and the screens are filtered with its results. */}
      <Cmdk
        label={COPY.search}
        shouldFilter={false}
        loop
        value={highlightedEntry(entries, goneTo)}
        onValueChange={(id) => isGoing.current && setGoneTo(id)}
        onKeyDown={({ key, ctrlKey }) => {
          isGoing.current = ctrlKey || MOVES.has(key)
        }}
        onPointerMoveCapture={() => {
          isGoing.current = true
        }}
      >
        <Cmdk.Input
          asChild
          value={text}
          onValueChange={(next) => {
            isGoing.current = false
            setGoneTo(undefined)
            type(next)
          }}
        >
          <TextField
            label={COPY.search}
            hideLabel
            placeholder={COPY.searchHint}
            data-autofocus
            icon={<Search />}
          />
        </Cmdk.Input>
        <Answer>
          <Results label="Results">
            {entries.map((entry) => (
              <Cmdk.Item key={entry.id} value={entry.id} onSelect={() => openEntry(entry)}>
                <EntryContent entry={entry} />
              </Cmdk.Item>
            ))}
          </Results>
          <SearchStatus role="status">
            {isLoading && (
              <>
                <Spinner /> Searching…
              </>
            )}
            {!isLoading && !isError && entries.length === 0 && (
              <>
                {COPY.noResults} <small>{COPY.whatIsFound}</small>
              </>
            )}
          </SearchStatus>
          {isError && (
            <SearchStatus role="alert">
              Couldn’t search bookings and customers.
              <Button variant="plain" size="small" onClick={retry}>
                Try again
              </Button>
            </SearchStatus>
          )}
        </Answer>
      </Cmdk>
    </>
  )
}

function EntryContent({ entry: { label, detail, group, icon: Icon, keys } }: { entry: PaletteEntry }) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" />}
      <span>{label}</span>
      {detail && <small data-detail>{detail}</small>}
      {keys ? (
        <Keys aria-hidden="true">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Keys>
      ) : (
        <small data-group>{group}</small>
      )}
    </>
  )
}

const MAX_RESULTS = 4
/** Among so many of the latest bookings, the next ones are looked for. */
const LATEST = 24

/** Query, results and status of the palette's search. */
function usePaletteSearch(links: Parameters<typeof paletteEntries>[1]) {
  const [committed, setCommitted] = useState('')
  const { text, type } = useDebouncedInput(committed, setCommitted)
  const q = committed.trim()
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const numbered = useNumberedBooking(q)
  const skip = q === '' || numbered.isMeant
  const { date, others } = datedQuery(q, today)
  // Beside a name the day that was typed, else those of today are looked for.
  const isDated = date !== undefined && others !== ''
  const ofDay = useListBookingsQuery(
    isDated ? { q: others, date, limit: LATEST } : { q, date: today, limit: LATEST },
    { skip },
  )
  const latest = useListBookingsQuery({ q, limit: LATEST }, { skip })
  const customers = useListCustomersQuery({ q, limit: MAX_RESULTS }, { skip })
  const queries = [numbered, ofDay, latest, customers]
  const listed = [ofDay, latest].flatMap(({ currentData }) => currentData?.bookings ?? [])
  const found = numbered.currentData ? [numbered.currentData] : listed
  const bookings = orderFound(found, { query: q, today }).slice(0, MAX_RESULTS)
  const isLoading =
    text.trim() !== q || queries.some(({ isFetching, currentData }) => isFetching && !currentData)

  return {
    text,
    type,
    entries: paletteEntries(text, links, {
      bookings,
      customers: customers.currentData?.rows ?? [],
      today,
      hasMore: {
        bookings: ((isDated ? ofDay : latest).currentData?.total ?? 0) > bookings.length,
        customers: (customers.currentData?.total ?? 0) > MAX_RESULTS,
      },
    }),
    isLoading,
    isError: !isLoading && queries.some(({ isError }) => isError),
    retry() {
      for (const query of queries) if (query.isError) query.refetch()
    },
  }
}

/** The booking whose number was typed. That there is none is no error. */
function useNumberedBooking(q: string) {
  const id = shortNumber(q)
  const { currentData, error, isError, isFetching, refetch } = useFindBookingQuery(id ?? 0, {
    skip: id === undefined,
  })
  return {
    isMeant: id !== undefined,
    currentData: isError ? undefined : currentData,
    isError: isError && !isProblem(error, 'not-found'),
    isFetching,
    refetch,
  }
}
