import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react'
import { searchText } from '@luzzu/domain/search-text'
import { Check, ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { ChosenOption, NoMatch, Option, Options } from './Combobox.styles'

type Own = 'value' | 'defaultValue' | 'onChange' | 'type' | 'autoFocus' | 'disabled'

/** Other props are passed to the input. */
export type ComboboxProps<T> = Omit<ComponentPropsWithRef<'input'>, Own> &
  FieldTextProps & {
    options: readonly T[]
    value: T | null
    onChange: (option: T) => void
    /** Called when the user clears the field and leaves it. Without it the last option is restored. */
    onClear?: (() => void) | undefined
    disabled?: boolean | undefined
    optionKey: (option: T) => string
    /** The text of an option, which is displayed and matched. */
    optionText: (option: T) => string
    renderOption?: ((option: T) => ReactNode) | undefined
    /** Called with the typed text, for options that are searched elsewhere; these are not filtered here. */
    onSearch?: ((typed: string) => void) | undefined
    /** @default 'Nothing matches.' */
    noMatch?: string | undefined
  }

type Side = 'bottom start' | 'top start' | undefined

/** A field to select one option of a long list, filtered by typing. */
export function Combobox<T>({
  options,
  value,
  onChange,
  onClear,
  optionKey,
  optionText,
  renderOption = optionText,
  onSearch,
  noMatch = 'Nothing matches.',
  disabled = false,
  autoComplete = 'off',
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  ref,
  ...rest
}: ComboboxProps<T>) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLElement>(null)
  const [side, setSide] = useState<Side>()
  const found = onSearch ? options : filterOptions(options, typed, optionText)

  function search(text: string) {
    // A list that shrinks while typing would jump to the other side of the field.
    setSide(list.current?.dataset.anchor as Side)
    setTyped(text)
    onSearch?.(text)
  }

  return (
    <Field {...{ label, hideLabel, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <HeadlessCombobox
          // With nothing typed there is nothing found yet, and Escape belongs to the dialog around.
          immediate={onSearch === undefined}
          disabled={disabled}
          value={value}
          by={(a, b) => (a && b ? optionKey(a) === optionKey(b) : a === b)}
          onChange={(option) => (option === null ? onClear?.() : onChange(option))}
          onClose={() => {
            search('')
            setSide(undefined)
          }}
        >
          {({ open }) => (
            <>
              <Slots>
                <ComboboxInput
                  {...rest}
                  {...(ref ? { ref } : {})}
                  as={ChosenOption}
                  {...control}
                  autoComplete={autoComplete}
                  displayValue={(option: T | null) => (option === null ? '' : optionText(option))}
                  onChange={(event) => search(event.target.value)}
                  onClick={(event) => {
                    if (!open && onSearch === undefined) pressArrowDown(event.currentTarget)
                    rest.onClick?.(event)
                  }}
                  onFocus={(event) => {
                    event.target.select()
                    rest.onFocus?.(event)
                  }}
                />
                <span data-slot="end" aria-hidden="true">
                  <ChevronDown />
                </span>
              </Slots>
              <ComboboxOptions
                as={Options}
                ref={(element: HTMLElement | null) => {
                  list.current = element
                  if (element) showSelected(element)
                }}
                anchor={{ to: side ?? 'bottom start', gap: 4, padding: 8 }}
                modal={false}
              >
                {found.map((option) => (
                  <ComboboxOption as={Option} key={optionKey(option)} value={option}>
                    {({ selected }) => (
                      <>
                        {renderOption(option)}
                        {selected && <Check aria-hidden="true" />}
                      </>
                    )}
                  </ComboboxOption>
                ))}
                {found.length === 0 && (
                  // A list box may not be without options.
                  <NoMatch role="option" aria-disabled="true" aria-selected="false">
                    {noMatch}
                  </NoMatch>
                )}
              </ComboboxOptions>
              <VisuallyHidden role="status">{open && found.length === 0 && noMatch}</VisuallyHidden>
            </>
          )}
        </HeadlessCombobox>
      )}
    </Field>
  )
}

/** Headless UI scrolls to the selected option while the list has no width yet, in which every text is wrapped. */
function showSelected(list: HTMLElement): void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry?.contentRect.width) return
    observer.disconnect()
    list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(list)
}

/** Opens the list of a field that has the focus already, for which Headless UI has no other way. */
function pressArrowDown(input: HTMLElement): void {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}

/** The options whose text contains the query, whatever its accents and case; the better they match, the earlier. */
export function filterOptions<T>(options: readonly T[], typed: string, text: (option: T) => string): T[] {
  const wanted = searchText(typed.trim())
  if (!wanted) return [...options]
  return options
    .map((option) => ({ option, rank: matchRank(searchText(text(option)), wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ option }) => option)
}

const WORD = /[\p{L}\p{N}]+/gu

/** Beginnings come first, also that of a name after its code, then those of other words. */
function matchRank(text: string, wanted: string): 0 | 1 | 2 | undefined {
  if (text.startsWith(wanted)) return 0
  const word = [...text.matchAll(WORD)].find(({ index }) => text.startsWith(wanted, index))
  if (word) return /\p{L}/u.test(text.slice(0, word.index)) ? 1 : 0
  return text.includes(wanted) ? 2 : undefined
}
