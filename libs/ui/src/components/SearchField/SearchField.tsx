import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react'
import styled from 'styled-components'
import { useShortcuts } from '../../hooks/use-shortcuts'
import { media } from '../../theme/media'
import { InputElement, Slots } from '../Field/control.styles'
import { Field } from '../Field/Field'
import { IconButton } from '../IconButton/IconButton'
import { Kbd } from '../Kbd/Kbd'

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
  label: string
  hideLabel?: boolean | undefined
  value: string
  onValueChange: (value: string) => void
  /** Called in place of `onValueChange('')` when the user clears the field. */
  onClear?: (() => void) | undefined
  /** A key that focuses the field from anywhere on the page. */
  shortcut?: string | undefined
}

/** A search input. Escape and the clear button clear it and keep the focus. */
export function SearchField({
  label,
  hideLabel,
  value,
  onValueChange,
  onClear,
  shortcut,
  id,
  ref,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useShortcuts(shortcut ? { [shortcut]: jump } : {})

  function jump() {
    input.current?.focus()
    input.current?.select()
  }

  function clear() {
    if (onClear) onClear()
    else onValueChange('')
    input.current?.focus()
  }

  return (
    <Field {...{ label, hideLabel, id }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots>
          <span data-slot="start" aria-hidden="true">
            <Search />
          </span>
          <SearchInput
            autoComplete="off"
            onKeyDown={(event) => event.key === 'Escape' && value && clear()}
            {...rest}
            {...control}
            ref={input}
            type="search"
            aria-keyshortcuts={shortcut}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {value ? (
            <span data-slot="button">
              <IconButton aria-label="Clear text" icon={<X />} onClick={clear} />
            </span>
          ) : (
            shortcut && (
              <Shortcut data-slot="end" aria-hidden="true">
                <Kbd>{shortcut}</Kbd>
              </Shortcut>
            )
          )}
        </Slots>
      )}
    </Field>
  )
}

const SearchInput = styled(InputElement)`
  /* The field has a button of its own for this, with a name. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Shortcut = styled.span`
  ${media.withoutKeys} {
    && {
      display: none;
    }
  }
`
