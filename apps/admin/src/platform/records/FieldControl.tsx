import { useSite } from '@luzzu/api-client/site'
import { type Field, labelOf } from '@luzzu/domain'
import { MoneyField, NumberField, Select, TextArea, TextField } from '@luzzu/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { currencySign } from '../form-fields/currency-sign'

/** What connects a control to its form. */
export type FieldBinding = UseFormRegisterReturn & { error: string | undefined }

type FieldControlProps = FieldBinding & {
  field: Field
  /** Gets the focus when the form opens. */
  'data-autofocus'?: boolean | undefined
  /** Text beside the label of an amount; not part of its name. */
  note?: string | undefined
}

/** The control of a declared field. */
export function FieldControl({ field, note, ...bound }: FieldControlProps) {
  const { hint } = field
  const label = labelOf(field)
  switch (field.kind) {
    case 'text':
      return <TextField {...{ label, hint }} {...bound} />
    case 'long-text':
      return <TextArea {...{ label, hint }} {...(field.rows && { rows: field.rows })} {...bound} />
    case 'count':
    case 'period':
      return <NumberField {...{ label, hint }} min={field.min} max={field.max} step={1} {...bound} />
    case 'money':
      return <AmountControl {...{ label, hint }} optional={!field.required} note={note} {...bound} />
    case 'measure':
      return (
        <NumberField
          label={
            <>
              {label} <small>({field.unit}, optional)</small>
            </>
          }
          hint={hint}
          min={0}
          step={field.step}
          {...bound}
        />
      )
    case 'choice':
      return (
        <Select {...{ label, hint }} {...bound}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )
    default:
      // The form of the record shows a control of its own.
      return null
  }
}

type AmountControlProps = FieldBinding & {
  label: string
  hint?: string | undefined
  optional: boolean
  note: string | undefined
}

function AmountControl(props: AmountControlProps) {
  const { currency } = useSite()
  return <MoneyField currencySign={currencySign(currency)} {...props} />
}
