import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { focusRing, tabular, visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

export type SegmentOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** Number of matches of the option. Hidden on a phone. */
  count?: number | string | undefined
}

export type SegmentedControlProps<Value extends string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
> & {
  /** Accessible name. */
  legend: string
  value?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  options: readonly SegmentOption<Value>[]
}

/** Selects one of two to five short options. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  onChange,
  options,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  const [chosen, setChosen] = useState(value)
  const [given, setGiven] = useState(value)
  // Shows the pressed option immediately; a value kept in the URL follows later.
  if (value !== given) {
    setGiven(value)
    setChosen(value)
  }

  return (
    <Segments {...rest}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            aria-label={typeof option.label === 'string' ? option.label : undefined}
            aria-describedby={option.count === undefined ? undefined : `${name}-${option.value}-count`}
            onChange={() => {
              setChosen(option.value)
              onChange?.(option.value)
            }}
          />
          {option.label}
          {option.count !== undefined && (
            <span id={`${name}-${option.value}-count`} data-count>
              {option.count}
            </span>
          )}
        </Segment>
      ))}
    </Segments>
  )
}

const Segments = styled.fieldset`
  display: inline-flex;
  max-width: 100%;
  padding: ${token('edge-strong')};
  border: 1px solid ${token('control-line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  color: ${token('text')};

  > legend {
    ${visuallyHidden}
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    width: 100%;
  }
`

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1h')};
  min-height: calc(${token('control-height')} - ${token('space-2')});
  padding: 0 ${token('space-2h')};
  border-radius: ${token('radius-small')};
  font-size: ${token('text-table')};
  white-space: nowrap;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > [data-count] {
    ${tabular}
  }
  &:hover {
    background: ${token('hover')};
  }
  &:has(:checked) {
    background: ${token('accent')};
    color: ${token('on-accent')};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.phone} {
    padding: 0 ${token('space-1')};

    > [data-count] {
      display: none;
    }
  }
`
