import type { ComponentPropsWithRef } from 'react'
import { InputElement, Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'

export type NumberFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldTextProps & {
    /** Text beside the label, such as `per hour`; not part of the name. */
    note?: string | undefined
    /** Prefix, such as a currency symbol. */
    sign?: string | undefined
    /** Suffix, such as `kg`. Name it in the label too. */
    unit?: string | undefined
  }

/** A number input; `min`, `max` and `step` are native. */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  note,
  sign,
  unit,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, note }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots>
          {sign && (
            <span ref={measureSlot} data-slot="start" aria-hidden="true">
              <span>{sign}</span>
            </span>
          )}
          <InputElement
            inputMode={rest.step === undefined || Number(rest.step) >= 1 ? 'numeric' : 'decimal'}
            {...rest}
            {...control}
            type="number"
          />
          {unit && (
            <span ref={measureSlot} data-slot="end" aria-hidden="true">
              {unit}
            </span>
          )}
        </Slots>
      )}
    </Field>
  )
}

/** For the `ref` of a text over the end of a control: tells the control its width in `--slot-start` or `--slot-end`. */
function measureSlot(slot: HTMLElement | null) {
  if (!slot) return
  const name = `--slot-${slot.dataset.slot}`
  const observer = new ResizeObserver(() =>
    slot.parentElement?.style.setProperty(name, `${slot.getBoundingClientRect().width}px`),
  )
  observer.observe(slot)
  return () => observer.disconnect()
}
