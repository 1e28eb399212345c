import { API_BASE_URL, fetchServerTime, serverNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { useNavigate } from '@luzzu/routing'
import { Button, type ButtonProps, token } from '@luzzu/ui'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useSearch } from '../search'
import { useIsHydrated } from '../use-is-hydrated'

/** Today where the business is, `YYYY-MM-DD`; without the rules of calendars, which this page does without. */
const todayIn = (timeZone: string) => serverNow().toLocaleDateString('en-CA', { timeZone })

const ERRORS = {
  date: 'Please select a valid date.',
  guests: 'Whole number from 1 to 1000.',
} as const
const IN_THE_PAST = 'It is not possible to schedule dates in the past.'

export const FINDER_ID = 'finder'
/** For a page that shows what is free below it. */
export const FINDER_ANCHOR = `#${FINDER_ID}`

/** `path`: the page that shows what is free, with the place on it. */
type FinderProps = { path: string; anchor?: string; variant?: ButtonProps['variant'] }

/** Asks for a day and a number of people. Without scripts it is a form like any other, and the browser says what is wrong. */
export function Finder({ path, anchor = '', variant }: FinderProps) {
  const navigate = useNavigate()
  const { time_zone } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { date = '', guests = '' } = useSearch() ?? {}
  const isHydrated = useIsHydrated()
  const isFollowing = useRef(false)
  useEffect(() => {
    if (!isHydrated) return
    const { elements } = form.current ?? {}
    for (const [name, value] of Object.entries({ date, guests })) {
      const input = elements?.namedItem(name)
      // What was typed before the scripts ran stays.
      if (input instanceof HTMLInputElement && (isFollowing.current || value !== '')) input.value = value
    }
    if (isFollowing.current) setErrors({})
    isFollowing.current = true
  }, [isHydrated, date, guests])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (!typed.guests) delete typed.guests
    navigate(`${path}?${new URLSearchParams(typed)}${anchor}`)
  }

  /** The first day that can be chosen is that of the server: the clock of the device may be wrong. */
  async function startOnToday(input: HTMLInputElement) {
    input.min = todayIn(time_zone)
    await fetchServerTime(`${API_BASE_URL}/site`)
    input.min = todayIn(time_zone)
  }

  const field = (name: keyof typeof ERRORS) => ({
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] && `find-${name}`,
    async onInvalid(event: FormEvent<HTMLInputElement>) {
      // In place of the browser's bubble.
      event.preventDefault()
      const input = event.currentTarget
      const isPast = name === 'date' && input.validity.rangeUnderflow
      if (isPast) {
        await startOnToday(input)
        if (input.validity.valid) return input.form?.requestSubmit()
      }
      setErrors((others) => ({ ...others, [name]: isPast ? IN_THE_PAST : ERRORS[name] }))
      input.form?.querySelector<HTMLElement>(':invalid')?.focus()
    },
    onInput: () => setErrors(({ [name]: _, ...others }) => others),
  })
  const error = (name: keyof typeof ERRORS) =>
    errors[name] && <small id={`find-${name}`}>{errors[name]}</small>

  return (
    <Form
      id={FINDER_ID}
      ref={form}
      action={path + anchor}
      role="search"
      aria-label="Find free times"
      onSubmit={search}
    >
      <div>
        <label>
          Date
          <input
            type="date"
            required
            {...field('date')}
            onFocus={(event: FocusEvent<HTMLInputElement>) => void startOnToday(event.target)}
          />
        </label>
        {error('date')}
      </div>
      <div>
        <label>
          People
          <input
            type="number"
            min={1}
            max={1000}
            inputMode="numeric"
            placeholder="Any"
            {...field('guests')}
          />
        </label>
        {error('guests')}
      </div>
      <Button type="submit" size="large" variant={variant}>
        Find free times
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: flex-start;
  width: min(${token('width-dialog-medium')}, 100%);
  margin-bottom: ${token('space-4')};
  padding: ${token('space-4')};
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  box-shadow: ${token('raised')};

  /* Beside each other, unless the text is so large that they would be cut. */
  > div {
    flex: 3 1 calc(${token('text-lg')} * 10.5);
    min-width: 0;
  }
  > div + div {
    flex: 2 1 calc(${token('text-lg')} * 6);
  }
  label {
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
  input::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }
  [aria-invalid] {
    border-color: ${token('danger')};
  }
  small {
    display: block;
    margin-top: ${token('space-1')};
    line-height: 1.35;
    color: ${token('danger')};
    font-size: ${token('text-sm')};
  }
  > button {
    flex: 1 1 auto;
    align-self: flex-end;
  }
`
