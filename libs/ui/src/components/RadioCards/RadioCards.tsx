import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { FieldError } from '../Field/Field'
import { CardChoice, Group, HiddenRadio, Legend, Meta, Words } from './RadioCards.styles'

export type RadioCardOption<Value extends string> = {
  value: Value
  title: string
  /** Beside the title, such as a time range. */
  aside?: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** What it costs, at the end. */
  price?: ReactNode
  /** At the end, such as the availability. */
  meta?: ReactNode
  metaSmall?: ReactNode
  disabled?: boolean | undefined
}

export type RadioCardsProps<Value extends string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
> & {
  legend: string
  /** Hides the legend visually, where a heading already asks the question. */
  hideLegend?: boolean | undefined
  /** What is wrong with the choice, below the legend. Marks the group as invalid, and lets it have the focus. */
  error?: string | undefined
  /** Cards of one line where it has room, for whoever chooses many times a day. */
  dense?: boolean | undefined
  value?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  options: readonly RadioCardOption<Value>[]
}

/** A radio group of cards. The arrow keys move and select. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend = false,
  error,
  dense,
  value,
  onChange,
  options,
  ...rest
}: RadioCardsProps<Value>) {
  const name = useId()
  const errorId = `${name}-error`
  const [own, setOwn] = useState<Value>()
  const chosen = value ?? own

  return (
    <Group
      aria-label={hideLegend ? legend : undefined}
      data-dense={dense || undefined}
      {...(error && { tabIndex: -1, 'data-invalid': true, 'aria-describedby': errorId })}
      {...rest}
    >
      {!hideLegend && <Legend>{legend}</Legend>}
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {options.map((option) => (
        <CardChoice key={option.value} data-icon={option.icon ? true : undefined}>
          <HiddenRadio
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            disabled={option.disabled}
            onChange={() => {
              setOwn(option.value)
              onChange?.(option.value)
            }}
          />
          {option.icon}
          <Words>
            <strong>{option.title}</strong> {option.aside && <em>{option.aside}</em>}
            {option.description && <small>{option.description}</small>}
          </Words>
          {(option.price || option.meta || option.metaSmall) && (
            <Meta>
              {option.price && <b>{option.price}</b>}
              {option.meta}
              {option.metaSmall && <small>{option.metaSmall}</small>}
            </Meta>
          )}
        </CardChoice>
      ))}
    </Group>
  )
}
