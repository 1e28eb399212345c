import { SETTINGS_FIELDS as FIELDS, namesInOrder } from '@luzzu/domain'
import { Switch } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { FieldControl } from '../../platform/records/FieldControl'
import { Fields } from './Settings.styles'
import type { SettingsForm } from './use-settings-form'

const PERIODS = namesInOrder(FIELDS).filter(isPeriod)

type PeriodName = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name] extends { kind: 'period' } ? Name : never
}[keyof typeof FIELDS]

function isPeriod(name: keyof typeof FIELDS): name is PeriodName {
  return FIELDS[name].kind === 'period'
}

export function BookingFields({ form }: { form: SettingsForm }) {
  const { field: autoConfirm } = useController(form.controlled('auto_confirm'))
  return (
    <>
      <Switch
        label={FIELDS.auto_confirm.label}
        description={FIELDS.auto_confirm.hint}
        checked={autoConfirm.value}
        onChange={autoConfirm.onChange}
        ref={autoConfirm.ref}
      />
      <Fields>
        {PERIODS.map((name) => (
          <FieldControl key={name} field={FIELDS[name]} {...form.field(name)} />
        ))}
      </Fields>
    </>
  )
}
