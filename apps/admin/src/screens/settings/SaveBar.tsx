import { LeaveGuard } from '@luzzu/page/form'
import { Link } from '@luzzu/routing'
import { Alert, Button, ErrorAlert } from '@luzzu/ui'
import { FileWarning } from 'lucide-react'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { contradictionsMessages } from '../../booking/contradictions/contradictions.copy'
import { useContradictions } from '../../booking/contradictions/use-contradictions'
import { CONTRADICTIONS, PATHS } from '../../booking/paths'
import { Bar, BarActions } from './Settings.styles'
import { SETTINGS_COPY as COPY } from './settings.copy'
import { changedFields, type SettingsFormValues } from './settings-form'
import type { SettingsForm } from './use-settings-form'

/** What is unsaved, why it could not be saved, what the saved settings contradict, and the button that saves. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const values = useWatch({ control: form.control }) as SettingsFormValues
  const count = changedFields(values, form.base).length
  const contradictions = useContradictions().length
  const isNeeded = count > 0 || contradictions > 0 || form.isSubmitting || Boolean(form.failure)
  const save = useRef<HTMLButtonElement>(null)

  /** The button that had the focus goes with what it discards. */
  function discard() {
    form.discard()
    save.current?.focus()
  }

  return (
    <Bar data-save-bar data-sticky={isNeeded || undefined}>
      <ErrorAlert>{form.failure}</ErrorAlert>
      {count === 0 && contradictions > 0 && <Contradicted count={contradictions} />}
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

/** Leads to the notice above the form, which is out of sight where settings are saved. */
function Contradicted({ count }: { count: number }) {
  return (
    <Alert tone="info" icon={<FileWarning aria-hidden="true" />}>
      {contradictionsMessages.found(count)}.{' '}
      <Link to={`${PATHS.settings}#${CONTRADICTIONS}`} replace>
        {contradictionsMessages.show}
      </Link>
    </Alert>
  )
}
