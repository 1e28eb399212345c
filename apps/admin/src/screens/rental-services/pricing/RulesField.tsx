import { EVERY_DAY, MAX_PRICING, RULE_PERCENT } from '@luzzu/domain'
import { DateField, media, NumberField, TextField, token } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { PRICING_LABELS } from '../../../booking/history/format-pricing'
import { RowsField } from '../../../platform/form-fields/RowsField'
import { WeekdayToggles } from '../../../platform/form-fields/WeekdayToggles'
import { RULE_COPY as COPY, PRICING_COPY } from './pricing.copy'
import type { PricingForm } from './pricing-form'
import { hasWrongRule, type RuleFormValues, ruleErrors } from './pricing-form'

const NEW_RULE: RuleFormValues = {
  name: '',
  from_date: '',
  to_date: '',
  weekdays: [...EVERY_DAY],
  percent: '',
}

/** The rules in their order, of which the first that fits applies. */
export function RulesField({ form }: { form: PricingForm }) {
  const { field } = useController(form.controlledList('rules', hasWrongRule))
  const refusal = form.errorOf('rules')
  return (
    <RowsField
      label={PRICING_LABELS.rules}
      hint={PRICING_COPY.rulesHint}
      // What is wrong in a rule stands at its field.
      error={hasWrongRule(field.value) ? undefined : refusal}
      value={field.value}
      onChange={field.onChange}
      newItem={NEW_RULE}
      max={MAX_PRICING.rules}
      copy={COPY}
      inputRef={field.ref}
    >
      {(rule, change) => (
        <RuleFields rule={rule} errors={refusal ? ruleErrors(rule) : {}} onChange={change} />
      )}
    </RowsField>
  )
}

type RuleFieldsProps = {
  rule: RuleFormValues
  errors: ReturnType<typeof ruleErrors>
  onChange: (part: Partial<RuleFormValues>) => void
}

function RuleFields({ rule, errors, onChange }: RuleFieldsProps) {
  const text = (name: 'name' | 'from_date' | 'to_date' | 'percent') => ({
    error: errors[name],
    value: rule[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div data-grow="row">
        <TextField label={COPY.name} {...text('name')} />
      </div>
      <Percent>
        <NumberField
          label={COPY.percent}
          unit="%"
          min={RULE_PERCENT.min}
          max={RULE_PERCENT.max}
          step="any"
          {...text('percent')}
        />
      </Percent>
      <Period>
        <DateField label={COPY.from} optional {...text('from_date')} />
        <DateField label={COPY.to} optional {...text('to_date')} />
      </Period>
      <WeekdayToggles
        label={COPY.weekdays}
        error={errors.weekdays}
        value={rule.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
    </>
  )
}

/** No wider for what is wrong with it. */
const Percent = styled.div`
  width: min(${token('width-field')}, 100%);
`

/** Both days of a period, which stay together. */
const Period = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  align-items: start;

  ${media.phone} {
    width: 100%;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`
