import { copyText } from '@luzzu/page/area'
import { Button, LinkButton, Stack, TextField } from '@luzzu/ui'
import { CALENDAR_COPY as COPY } from './calendar.copy'

/** The address that was just made: shown this once, to be copied or opened. */
export function CalendarAddress({ url }: { url: string }) {
  return (
    <Stack gap={4}>
      <p>{COPY.once}</p>
      <TextField label={COPY.address} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="plain" onClick={() => void copyText(url)}>
        {COPY.copy}
      </Button>
      <LinkButton href={url.replace(/^https?:/, 'webcal:')}>{COPY.open}</LinkButton>
    </Stack>
  )
}
