import { isCurrency, SETTINGS_FIELDS } from '@luzzu/domain'
import { Combobox } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import type { SettingsForm } from './use-settings-form'

const CODES = Intl.supportedValuesOf('currency').filter(isCurrency)
const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

const textOf = (code: string) => `${code} · ${NAMES.of(code)}`
const keyOf = (code: string) => code

export function CurrencyField({ form }: { form: SettingsForm }) {
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
