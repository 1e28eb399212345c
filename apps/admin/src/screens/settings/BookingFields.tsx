import { MAX_SETTING } from '@luzzu/domain'
import { NumberField, Switch } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { Fields } from './Settings.styles'
import { SETTINGS_HINTS as HINTS, SETTINGS_LABELS as LABELS } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

export function BookingFields({ form }: { form: SettingsForm }) {
  const { field: autoConfirm } = useController(form.controlled('auto_confirm'))
  const number = (
    name:
      | 'booking_window_days'
      | 'min_notice_hours'
      | 'cancellation_hours'
      | 'request_expires_hours'
      | 'reminder_hours',
    min: 0 | 1,
  ) => ({
    label: LABELS[name],
    hint: HINTS[name],
    min,
    max: name === 'booking_window_days' ? MAX_SETTING.windowDays : MAX_SETTING.hours,
    step: 1,
    ...form.field(name),
  })
  return (
    <>
      <Switch
        label={LABELS.auto_confirm}
        description={HINTS.auto_confirm}
        checked={autoConfirm.value}
        onChange={autoConfirm.onChange}
        ref={autoConfirm.ref}
      />
      <Fields>
        <NumberField {...number('booking_window_days', 1)} />
        <NumberField {...number('min_notice_hours', 0)} />
        <NumberField {...number('cancellation_hours', 0)} />
        <NumberField {...number('request_expires_hours', 1)} />
        <NumberField {...number('reminder_hours', 1)} />
      </Fields>
    </>
  )
}
