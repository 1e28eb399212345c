import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { Segment, Segments } from './SegmentedControl.styles'

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
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  options: readonly SegmentOption<Value>[]
}

/** Selects one of two to five short options. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  defaultValue,
  onChange,
  options,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  const [chosen, setChosen] = useState(value ?? defaultValue)
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
