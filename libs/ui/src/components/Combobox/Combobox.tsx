import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { InputElement, Slots } from '../Field/control.styles'
import { Field, type FieldWords } from '../Field/Field'
import { NoMatch, Option, Options } from './Combobox.styles'
import { filterOptions } from './filter-options'

export type ComboboxProps<T> = FieldWords & {
  options: readonly T[]
  value: T | null
  onChange: (option: T) => void
  /** Called when the reader empties the field and leaves it so. Without it the last option stays. */
  onClear?: (() => void) | undefined
  optionKey: (option: T) => string
  /** What the field shows for an option, and what typing is compared with. */
  optionText: (option: T) => string
  renderOption?: ((option: T) => ReactNode) | undefined
  placeholder?: string | undefined
  /** @default 'Nothing matches.' */
  noMatch?: string | undefined
  name?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

/** One of a long list, narrowed by typing. */
export function Combobox<T>({
  options,
  value,
  onChange,
  onClear,
  optionKey,
  optionText,
  renderOption = optionText,
  placeholder,
  noMatch = 'Nothing matches.',
  name,
  disabled = false,
  autoComplete = 'off',
  ...words
}: ComboboxProps<T>) {
  const [typed, setTyped] = useState('')
  const found = filterOptions(options, typed, optionText)

  return (
    <Field {...words}>
      {(control) => (
        <HeadlessCombobox
          immediate
          disabled={disabled}
          value={value}
          by={(a, b) => (a && b ? optionKey(a) === optionKey(b) : a === b)}
          onChange={(option) => (option === null ? onClear?.() : onChange(option))}
          onClose={() => setTyped('')}
        >
          <Slots>
            <ComboboxInput
              as={InputElement}
              {...control}
              name={name}
              autoComplete={autoComplete}
              placeholder={placeholder}
              displayValue={(option: T | null) => (option === null ? '' : optionText(option))}
              onChange={(event) => setTyped(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
            <span data-slot="end" aria-hidden="true">
              <ChevronDown />
            </span>
          </Slots>
          <ComboboxOptions as={Options} anchor={{ to: 'bottom start', gap: 4, padding: 8 }} modal={false}>
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
            {found.length === 0 && <NoMatch role="presentation">{noMatch}</NoMatch>}
          </ComboboxOptions>
        </HeadlessCombobox>
      )}
    </Field>
  )
}
