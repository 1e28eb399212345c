import { isProblem, messageOf } from '@luzzu/api-client'
import {
  useCreateOwnCalendarMutation,
  useDeleteOwnCalendarMutation,
  useFindOwnCalendarQuery,
} from '@luzzu/api-client/own-calendar'
import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatInstantDate } from '@luzzu/domain'
import type { OwnCalendar } from '@luzzu/domain/contracts'
import { copyText } from '@luzzu/page/area'
import {
  Button,
  Dialog,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  showError,
  showSuccess,
  size,
  TextField,
} from '@luzzu/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { CALENDAR_COPY as COPY } from './calendar.copy'

/** Gives the customer an address by which a calendar keeps showing the own bookings, and takes it back. */
export function CalendarSubscription({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(false)
  const made = useFindOwnCalendarQuery(userId, { skip: !isOpen, refetchOnMountOrArgChange: true })
  const [create, creation] = useCreateOwnCalendarMutation()
  const [remove, removal] = useDeleteOwnCalendarMutation()
  const [isIssued, setIssued] = useState(false)
  const isNone = isProblem(made.error, 'not-found')
  const isKnown = isNone || made.currentData !== undefined

  const close = () => {
    // A new address is shown this once, and a late answer must not close another dialog.
    if (!creation.isLoading && !removal.isLoading) setOpen(false)
  }
  const open = () => {
    setIssued(false)
    setOpen(true)
  }
  const make = async () => {
    const { error } = await create(userId)
    if (error) showError(messageOf(error, COPY.failed))
    else setIssued(true)
  }
  const takeBack = async () => {
    const { error } = await remove(userId)
    if (error) {
      showError(messageOf(error, COPY.notRemoved))
      return
    }
    setOpen(false)
    showSuccess(COPY.removed)
  }
  return (
    <>
      <Button variant="plain" icon={<CalendarPlus aria-hidden="true" />} onClick={open}>
        {COPY.add}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={COPY.add}
        size="medium"
        actions={
          <>
            <Button variant="plain" onClick={close}>
              {COPY.close}
            </Button>
            {!isIssued && isKnown && !isNone && (
              <Button variant="plain" loading={removal.isLoading} onClick={() => void takeBack()}>
                {COPY.remove}
              </Button>
            )}
            {!isIssued && isKnown && (
              <Button loading={creation.isLoading} onClick={() => void make()}>
                {isNone ? COPY.make : COPY.makeAnother}
              </Button>
            )}
          </>
        }
      >
        {isIssued && creation.data ? (
          <CalendarAddress url={creation.data.url} />
        ) : (
          <Known made={made} isNone={isNone} />
        )}
      </Dialog>
    </>
  )
}

type KnownProps = { made: ReturnType<typeof useFindOwnCalendarQuery>; isNone: boolean }

/** What is known of the address that there may be. */
function Known({ made, isNone }: KnownProps) {
  if (isNone) return <p>{COPY.purpose}</p>
  if (made.currentData) return <MadeCalendar calendar={made.currentData} />
  if (made.isError)
    return <ErrorState title={COPY.notLoaded} onRetry={made.refetch} retrying={made.isFetching} />
  return <Skeleton shape="block" height={size(12)} label={COPY.loading} />
}

/** The address that was just made: shown this once, to be copied or opened. */
function CalendarAddress({ url }: { url: string }) {
  return (
    <Stack gap={4}>
      <p>{COPY.once}</p>
      <TextField label={COPY.link} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="plain" onClick={() => void copyText(url)}>
        {COPY.copy}
      </Button>
      <LinkButton href={url.replace(/^https?:/, 'webcal:')}>{COPY.open}</LinkButton>
    </Stack>
  )
}

/** That there is an address, and when a calendar last read it. */
function MadeCalendar({ calendar: { created_at, last_read_at } }: { calendar: OwnCalendar }) {
  const { time_zone } = useSite()
  return (
    <Stack gap={2}>
      <p>
        {COPY.made(formatInstantDate(created_at, time_zone))}{' '}
        {last_read_at === null ? COPY.neverRead : COPY.read(formatInstant(last_read_at, time_zone))}
      </p>
      <p>{COPY.another}</p>
    </Stack>
  )
}
