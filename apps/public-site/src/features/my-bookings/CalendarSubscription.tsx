import { messageOf } from '@luzzu/api-client'
import { useCreateOwnCalendarMutation } from '@luzzu/api-client/own-calendar'
import { Button, Dialog, LinkButton, Stack, showError, showSuccess, TextField } from '@luzzu/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { CALENDAR_COPY as COPY } from './my-bookings.copy'

/** Gives the customer an address by which a calendar keeps showing the own bookings. */
export function CalendarSubscription({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(false)
  const [create, { data, isLoading, reset }] = useCreateOwnCalendarMutation()
  const close = () => {
    setOpen(false)
    reset()
  }
  const make = async () => {
    const { error } = await create(userId)
    if (error) showError(messageOf(error, COPY.failed))
  }
  return (
    <>
      <Button variant="plain" icon={<CalendarPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
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
            {!data && (
              <Button loading={isLoading} onClick={() => void make()}>
                {COPY.make}
              </Button>
            )}
          </>
        }
      >
        {data ? <Address url={data.url} /> : <p>{COPY.purpose}</p>}
      </Dialog>
    </>
  )
}

function Address({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showSuccess(COPY.copied)
    } catch {
      showError(COPY.notCopied)
    }
  }
  return (
    <Stack gap={4}>
      <p>{COPY.once}</p>
      <TextField label={COPY.address} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="plain" onClick={() => void copy()}>
        {COPY.copy}
      </Button>
      <LinkButton href={url.replace(/^https?:/, 'webcal:')}>{COPY.open}</LinkButton>
    </Stack>
  )
}
