import type { SetUpStep } from '@luzzu/domain'
import type { SetUp } from '@luzzu/domain/contracts'

/** The first so many steps that are not done. */
export function nextSteps(steps: SetUp['steps'], count: number): ReadonlySet<SetUpStep> {
  const toDo = steps.filter(({ is_done }) => !is_done)
  return new Set(toDo.slice(0, count).map(({ step }) => step))
}
