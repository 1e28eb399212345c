import { MAX_SETTING, openingHoursErrors, SETTINGS_FIELDS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { RowsField } from '../../platform/form-fields/RowsField'
import { WeekdayToggles } from '../../platform/form-fields/WeekdayToggles'
import { HOURS_COPY as COPY } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

const NEW_HOURS = { days: [], opens: '08:00', closes: '18:00' }

export function OpeningHoursField({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled('opening_hours'))
  const refusal = form.errorOf('opening_hours')
  const errors = refusal ? openingHoursErrors(field.value) : []
  // What is wrong with a field is told there, and only the rest here.
  const isAtFields = errors.some((row) => Object.keys(row).length > 0)
  return (
    <RowsField
      label={SETTINGS_FIELDS.opening_hours.label}
      hideLabel
      hint={SETTINGS_FIELDS.opening_hours.hint}
      error={isAtFields ? undefined : refusal}
      value={field.value}
      onChange={field.onChange}
      newItem={NEW_HOURS}
      max={MAX_SETTING.openingHours}
      copy={COPY}
      inputRef={field.ref}
    >
      {(hours, change, index) => (
        <>
          <WeekdayToggles
            label={COPY.days}
            error={errors[index]?.days}
            value={hours.days}
            onChange={(days) => change({ days })}
          />
          <TextField
            label={COPY.opens}
            type="time"
            error={errors[index]?.opens}
            value={hours.opens}
            onChange={(event) => change({ opens: event.target.value })}
          />
          <TextField
            label={COPY.closes}
            type="time"
            error={errors[index]?.closes}
            value={hours.closes}
            onChange={(event) => change({ closes: event.target.value })}
          />
        </>
      )}
    </RowsField>
  )
}
