import { useSite } from '@luzzu/api-client/site'
import { TextField } from '@luzzu/ui'
import { CurrencyField } from './CurrencyField'
import { LinksField } from './LinksField'
import { Fields } from './Settings.styles'
import { SETTINGS_HINTS as HINTS, SETTINGS_LABELS as LABELS } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

export function BusinessFields({ form }: { form: SettingsForm }) {
  const { time_zone } = useSite()
  return (
    <>
      <Fields>
        <TextField label={LABELS.site_name} hint={HINTS.site_name} {...form.field('site_name')} />
        <TextField label={LABELS['contact/phone']} type="tel" {...form.field('contact/phone')} />
        <TextField label={LABELS['contact/mail']} inputMode="email" {...form.field('contact/mail')} />
        <TextField label={LABELS['contact/address']} {...form.field('contact/address')} />
        <CurrencyField form={form} />
        <TextField label="Time zone" hint={HINTS.time_zone} value={time_zone} readOnly />
      </Fields>
      <LinksField form={form} />
    </>
  )
}
