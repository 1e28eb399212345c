import { MAX_REFUND_TIERS } from '@luzzu/domain'
import { Alert, NumberField, Select } from '@luzzu/ui'
import type { Ref } from 'react'
import { RowsField } from '../../../platform/form-fields/RowsField'
import { describeTiers, type TiersTexts, type TierTexts, tierErrors } from './refund-tiers-form'
import { TIERS_COPY as COPY } from './terms.copy'

const NEW_TIER: TierTexts = { hours_before: '', percent: '' }

type RefundTiersFieldProps = {
  value: TiersTexts
  onChange: (value: TiersTexts) => void
  error: string | undefined
  /** What holds without steps of its own: how it is called, and its steps. */
  otherwise: { label: string; tiers: TiersTexts }
  cancellationHours: number
  inputRef: Ref<{ focus: () => void }>
}

/** What customers get back who cancel, in steps, with the sentence that they read. */
export function RefundTiersField({
  value,
  onChange,
  error,
  otherwise,
  cancellationHours,
  inputRef,
}: RefundTiersFieldProps) {
  const sentence = describeTiers(value ?? otherwise.tiers, cancellationHours)
  return (
    <>
      <Select
        label={COPY.label}
        value={value === null ? 'otherwise' : 'steps'}
        onChange={({ target }) =>
          onChange(
            target.value === 'steps' ? [{ hours_before: String(cancellationHours), percent: '100' }] : null,
          )
        }
      >
        <option value="otherwise">{otherwise.label}</option>
        <option value="steps">{COPY.inSteps}</option>
      </Select>
      {value !== null && (
        <RowsField
          label={COPY.steps}
          hint={COPY.stepsHint}
          error={error}
          value={value}
          onChange={onChange}
          newItem={NEW_TIER}
          max={MAX_REFUND_TIERS}
          copy={COPY}
          inputRef={inputRef}
        >
          {(tier, change) => {
            const errors = error === undefined ? {} : tierErrors(tier)
            return (
              <>
                <NumberField
                  label={COPY.hours}
                  min={0}
                  step={1}
                  error={errors.hours_before}
                  value={tier.hours_before}
                  onChange={(event) => change({ hours_before: event.target.value })}
                />
                <NumberField
                  label={COPY.percent}
                  unit="%"
                  min={0}
                  max={100}
                  step="any"
                  error={errors.percent}
                  value={tier.percent}
                  onChange={(event) => change({ percent: event.target.value })}
                />
              </>
            )
          }}
        </RowsField>
      )}
      <Alert role="status">{sentence === undefined ? COPY.incomplete : `${COPY.read} “${sentence}”`}</Alert>
    </>
  )
}
