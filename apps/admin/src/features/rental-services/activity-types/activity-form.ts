import { type ActivityFields, checkActivity, DEFAULT_ACTIVITY_TYPE, type Validated } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'

export type TypedActivity = Record<'name' | 'type' | 'description', string>
type KeptActivity = Omit<ActivityFields, 'image_url'>

export function typedActivity(activity: Activity | undefined): TypedActivity {
  return {
    name: activity?.name ?? '',
    type: activity?.type ?? DEFAULT_ACTIVITY_TYPE,
    description: activity?.description ?? '',
  }
}

/** The address of a picture is not asked for here, so that the one that is stored stays. */
export function checkTypedActivity(typed: TypedActivity): Validated<KeptActivity> {
  const checked = checkActivity(typed)
  if (!checked.ok) return checked
  const { name, type, description } = checked.value
  return { ok: true, value: { name, type, description } }
}
