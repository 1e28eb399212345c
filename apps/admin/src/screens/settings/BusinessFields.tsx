import { useSite } from '@luzzu/api-client/site'
import { CONTACT_FIELDS, isCurrency, SETTINGS_FIELDS } from '@luzzu/domain'
import { Combobox, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { FieldControl } from '../../platform/records/FieldControl'
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

const CODES = Intl.supportedValuesOf('currency').filter(isCurrency)
const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

const textOf = (code: string) => `${code} · ${NAMES.of(code)}`
const keyOf = (code: string) => code

function CurrencyField({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled('currency'))
  return (
    <Combobox
      label={SETTINGS_FIELDS.currency.label}
      hint={SETTINGS_FIELDS.currency.hint}
      error={form.errorOf('currency')}
      options={CODES}
      value={field.value}
      onChange={field.onChange}
      optionKey={keyOf}
      optionText={textOf}
      noMatch="No currency matches."
      ref={field.ref}
    />
  )
}
