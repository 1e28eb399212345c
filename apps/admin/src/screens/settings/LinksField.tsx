import { CONTACT_FIELDS, linkErrors, MAX_SETTING } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { RowsField } from '../../platform/form-fields/RowsField'
import { LINK_COPY as COPY } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

const NEW_LINK = { name: '', url: '' }

export function LinksField({ form }: { form: SettingsForm }) {
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
