import { type ActivityFields, DEFAULT_ACTIVITY_TYPE, type Validated, validateActivity } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'

export type ActivityFormValues = Record<'name' | 'type' | 'description', string>
type ActivityChange = Omit<ActivityFields, 'image_url'>

export function toActivityFormValues(activity: Activity | undefined): ActivityFormValues {
  return {
    name: activity?.name ?? '',
    type: activity?.type ?? DEFAULT_ACTIVITY_TYPE,
    description: activity?.description ?? '',
  }
}

/** The form has no picture URL, so the stored one is kept. */
export function validateActivityForm(values: ActivityFormValues): Validated<ActivityChange> {
  const checked = validateActivity(values)
  if (!checked.ok) return checked
  const { name, type, description } = checked.value
  return { ok: true, value: { name, type, description } }
}
