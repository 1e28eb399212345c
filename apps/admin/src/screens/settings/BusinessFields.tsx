import { useSite } from '@luzzu/api-client/site'
import { CONTACT_FIELDS, isCurrency, linkErrors, MAX_SETTING, SETTINGS_FIELDS } from '@luzzu/domain'
import { Combobox, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { RowsField } from '../../platform/form-fields/RowsField'
import { FieldControl } from '../../platform/records/FieldControl'
import { Fields } from './Settings.styles'
import { LINK_COPY as COPY, SETTINGS_LABELS as LABELS, TIME_ZONE_HINT } from './settings.copy'
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

const NEW_LINK = { name: '', url: '' }

function LinksField({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled('contact/links'))
  const refusal = form.errorOf('contact/links')
  const errors = refusal ? field.value.map(linkErrors) : []
  const isAtFields = errors.some((link) => Object.keys(link).length > 0)
  return (
    <RowsField
      label={CONTACT_FIELDS.links.label}
      hint={CONTACT_FIELDS.links.hint}
      error={isAtFields ? undefined : refusal}
      value={field.value}
      onChange={field.onChange}
      newItem={NEW_LINK}
      max={MAX_SETTING.links}
      copy={COPY}
      inputRef={field.ref}
    >
      {(link, change, index) => (
        <>
          <div data-grow="row">
            <TextField
              label={COPY.name}
              error={errors[index]?.name}
              value={link.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <div data-grow>
            <TextField
              label={COPY.url}
              error={errors[index]?.url}
              inputMode="url"
              value={link.url}
              onChange={(event) => change({ url: event.target.value })}
            />
          </div>
        </>
      )}
    </RowsField>
  )
}
