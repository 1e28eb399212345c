import type { ComponentPropsWithRef, WheelEvent } from 'react'
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

/** A number input; `min`, `max` and `step` are native. It takes a decimal comma, and turning the wheel leaves it as it is. */
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
  const hasDecimals = rest.step !== undefined && Number(rest.step) < 1
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, note }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots ref={hasDecimals ? acceptDecimalComma : undefined}>
          {sign && (
            <span ref={measureSlot} data-slot="start" aria-hidden="true">
              <span>{sign}</span>
            </span>
          )}
          <InputElement
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            onWheel={leaveOnWheel}
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

/** Browsers drop a comma of a number input, which would make 4550 of `45,50`; this inserts a point instead. */
function acceptDecimalComma(slots: HTMLElement | null) {
  const insertPoint = (event: InputEvent) => {
    if (!event.data?.includes(',') || event.data.includes('.')) return
    event.preventDefault()
    // Deprecated, but the only way that keeps undo and the position of the cursor: number inputs have no selection.
    document.execCommand('insertText', false, event.data.replace(',', '.'))
  }
  slots?.addEventListener('beforeinput', insertPoint)
  return () => slots?.removeEventListener('beforeinput', insertPoint)
}

/** The wheel scrolls the page, where it would change the number of a field that has the focus. */
function leaveOnWheel(event: WheelEvent<HTMLInputElement>) {
  event.currentTarget.blur()
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
