import { isCurrency } from '@luzzu/domain'
import { Combobox } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { SETTINGS_HINTS, SETTINGS_LABELS } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

const CODES = Intl.supportedValuesOf('currency').filter(isCurrency)
const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

const textOf = (code: string) => `${code} · ${NAMES.of(code)}`
const keyOf = (code: string) => code

export function CurrencyField({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled('currency'))
  return (
    <Combobox
      label={SETTINGS_LABELS.currency}
      hint={SETTINGS_HINTS.currency}
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
