import { useSite } from '@luzzu/api-client/site'
import { CONTACT_FIELDS, SETTINGS_FIELDS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { FieldControl } from '../../platform/records/FieldControl'
import { CurrencyField } from './CurrencyField'
import { LinksField } from './LinksField'
import { Fields } from './Settings.styles'
import { SETTINGS_LABELS as LABELS, TIME_ZONE_HINT } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

export function BusinessFields({ form }: { form: SettingsForm }) {
  const { time_zone } = useSite()
  return (
    <>
      <Fields>
        <FieldControl field={SETTINGS_FIELDS.site_name} {...form.field('site_name')} />
        <TextField label={LABELS['contact/phone']} type="tel" {...form.field('contact/phone')} />
        <TextField label={LABELS['contact/mail']} inputMode="email" {...form.field('contact/mail')} />
        <FieldControl field={CONTACT_FIELDS.address} {...form.field('contact/address')} />
        <CurrencyField form={form} />
        <TextField label="Time zone" hint={TIME_ZONE_HINT} value={time_zone} readOnly />
      </Fields>
      <LinksField form={form} />
    </>
  )
}
