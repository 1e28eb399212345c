import { useNavigate } from '@luzzu/routing'
import { Button, token } from '@luzzu/ui'
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { paths } from '../../../platform/paths'
import { useSearch } from './search'

/** Today by the visitor's own clock, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('en-CA')

/** Asks for a day and a number of people. Without scripts it is a form like any other. */
export function Finder() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { date = '', guests = '' } = useSearch() ?? {}
  useEffect(() => {
    const { elements } = form.current ?? {}
    for (const [name, value] of Object.entries({ date, guests })) {
      const input = elements?.namedItem(name)
      // What was typed before the scripts ran stays.
      if (input instanceof HTMLInputElement && value !== '') input.value = value
    }
  }, [date, guests])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    navigate(`/?${new URLSearchParams(typed)}#services`)
  }

  return (
    <Form ref={form} action={paths.services} role="search" aria-label="Find free times" onSubmit={search}>
      <label>
        Date
        <input
          type="date"
          name="date"
          required
          onFocus={(event: FocusEvent<HTMLInputElement>) => {
            event.target.min = today()
          }}
        />
      </label>
      <label>
        People
        <input type="number" name="guests" min={1} max={1000} inputMode="numeric" />
      </label>
      <Button type="submit" size="large">
        Find free times
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${token('space-3')};
  align-items: end;
  width: min(${token('width-dialog-medium')}, 100%);
  margin-bottom: ${token('space-4')};
  padding: ${token('space-4')};
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  box-shadow: ${token('raised')};

  > label {
    font-size: ${token('text-md')};
    font-weight: 600;
  }
  input {
    width: 100%;
    height: ${token('field-height')};
    margin-top: ${token('space-1')};
    padding: 0 ${token('field-padding')};
    border: 1px solid ${token('control-line')};
    border-radius: ${token('radius')};
    background: ${token('surface-raised')};
    font-size: ${token('field-text')};
  }
  > button {
    grid-column: 1 / -1;
  }
`
