import { LeaveGuard } from '@luzzu/page/form'
import { Button, ErrorAlert } from '@luzzu/ui'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Bar, BarActions } from './Settings.styles'
import { SETTINGS_COPY as COPY } from './settings.copy'
import { changedFields, type SettingsFormValues } from './settings-form'
import type { SettingsForm } from './use-settings-form'

/** What is unsaved, why it could not be saved, and the button that saves it. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const values = useWatch({ control: form.control }) as SettingsFormValues
  const count = changedFields(values, form.base).length
  const save = useRef<HTMLButtonElement>(null)

  /** The button that had the focus goes with what it discards. */
  function discard() {
    form.discard()
    save.current?.focus()
  }

  return (
    <Bar data-save-bar>
      <ErrorAlert>{form.failure}</ErrorAlert>
      <BarActions>
        <p role="status">{COPY.unsaved(count)}</p>
        {count > 0 && !form.isSubmitting && (
          <Button variant="plain" onClick={discard}>
            {COPY.discard}
          </Button>
        )}
        <Button ref={save} type="submit" loading={form.isSubmitting}>
          {COPY.save}
        </Button>
      </BarActions>
      <LeaveGuard isDirty={count > 0} />
    </Bar>
  )
}
