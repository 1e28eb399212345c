import { DETAILS_LABELS as LABELS, MAX_DETAILS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { RowsField } from '../../../platform/form-fields/RowsField'
import type { BRING_COPY, REQUIREMENTS_COPY } from './details.copy'
import { lineError } from './details-form'
import type { DetailsForm } from './use-details-form'

const NEW_LINE = { text: '' }

type LinesFieldProps = {
  form: DetailsForm
  name: 'bring' | 'requirements'
  copy: typeof BRING_COPY | typeof REQUIREMENTS_COPY
}

/** A list of short texts in their order. */
export function LinesField({ form, name, copy }: LinesFieldProps) {
  const { field } = useController(form.controlled(name))
  const refusal = form.errorOf(name)
  return (
    <RowsField
      label={LABELS[name]}
      hint={copy.hint}
      error={refusal}
      value={field.value}
      onChange={field.onChange}
      newItem={NEW_LINE}
      max={MAX_DETAILS.lines}
      copy={copy}
      inputRef={field.ref}
    >
      {({ text }, change, index) => (
        <div data-grow>
          <TextField
            label={`${copy.line} ${index + 1}`}
            hideLabel
            value={text}
            error={refusal ? lineError(text) : undefined}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
      )}
    </RowsField>
  )
}
