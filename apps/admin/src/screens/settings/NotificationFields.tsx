import { TextField } from '@luzzu/ui'
import { Fields } from './Settings.styles'
import { SETTINGS_HINTS as HINTS, SETTINGS_LABELS as LABELS } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

/** A component of its own, because the first wrong field in the order of rendering gets the focus. */
export function NotificationFields({ form }: { form: SettingsForm }) {
  return (
    <Fields>
      <TextField
        label={LABELS.notify_mail}
        hint={HINTS.notify_mail}
        inputMode="email"
        {...form.field('notify_mail')}
      />
    </Fields>
  )
}
