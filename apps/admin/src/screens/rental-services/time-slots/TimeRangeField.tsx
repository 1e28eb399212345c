import { TIME_SLOT_STEP_MINUTES } from '@luzzu/domain'
import { TextField, token } from '@luzzu/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'

type TimeRangeFieldProps = {
  /** `HH:MM-HH:MM`; either time may be empty. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
}

/** Start and end of a time slot. */
export function TimeRangeField({ value, onChange, error, inputRef }: TimeRangeFieldProps) {
  const [start = '', end = ''] = value.split('-')
  const time = { type: 'time', step: TIME_SLOT_STEP_MINUTES * 60 } as const
  return (
    <Times>
      <TextField
        {...time}
        ref={inputRef}
        label={COPY.start}
        value={start}
        error={error}
        onChange={(event) => onChange(`${event.target.value}-${end}`)}
      />
      <TextField
        {...time}
        label={COPY.end}
        value={end}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(`${start}-${event.target.value}`)}
      />
    </Times>
  )
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;
`
