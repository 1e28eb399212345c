import { SETTINGS_FIELDS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { Fields } from './Settings.styles'
import type { SettingsForm } from './use-settings-form'

/** A component of its own, because the first wrong field in the order of rendering gets the focus. */
export function NotificationFields({ form }: { form: SettingsForm }) {
  return (
    <Fields>
      <TextField
        label={SETTINGS_FIELDS.notify_mail.label}
        hint={SETTINGS_FIELDS.notify_mail.hint}
        inputMode="email"
        {...form.field('notify_mail')}
      />
    </Fields>
  )
}
