import type { SetUpStep } from '@luzzu/domain'
import type { SetUp } from '@luzzu/domain/contracts'

/** How many steps are shown where there is little room. */
const SHOWN = 3

/** The first steps that are not done. */
export function nextSteps(steps: SetUp['steps']): ReadonlySet<SetUpStep> {
  const toDo = steps.filter(({ is_done }) => !is_done)
  return new Set(toDo.slice(0, SHOWN).map(({ step }) => step))
}
