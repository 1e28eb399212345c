import type { ProductWithAddons } from '@luzzu/domain/contracts'
import {
  type Conditions,
  canContinue,
  chosenAddons,
  firstIncomplete,
  next,
  optionalAddons,
  type Step,
  type Wizard,
} from './wizard'
import { addonsHint, missingText, noFreeSlotOn, STEP_BUTTON_LABELS, WIZARD_COPY } from './wizard.copy'

type Chosen = {
  slotProblem: string | undefined
  /** Whether only a login is left to do. */
  needsLogin: boolean
}

type StepAction = { label: string; target?: Wizard }

/**
 * The button of a step, and the choices to which it leads; without them it confirms. Where all choices are made, it leads
 * back to the last step; where the chosen slot cannot be booked, to the choice of another one.
 */
export function stepAction(
  wizard: Wizard,
  conditions: Conditions,
  { slotProblem }: Pick<Chosen, 'slotProblem'>,
): StepAction {
  if (leadsToConfirm(wizard, conditions))
    return { label: WIZARD_COPY.toConfirmation, target: { ...wizard, step: 'confirm' } }
  const label = STEP_BUTTON_LABELS[wizard.step]
  if (wizard.step !== 'confirm') return { label, target: next(wizard, conditions) }
  if (slotProblem === undefined) return { label }
  return conditions.isFull(wizard.date)
    ? { label: WIZARD_COPY.otherDate, target: { ...wizard, step: 'date' } }
    : { label: WIZARD_COPY.otherTime, target: { ...wizard, step: 'time' } }
}

/** What leads to the next step where the button of the step leads past it. */
export const nextStepAction = (wizard: Wizard, conditions: Conditions): Required<StepAction> | undefined =>
  leadsToConfirm(wizard, conditions)
    ? { label: STEP_BUTTON_LABELS[wizard.step], target: next(wizard, conditions) }
    : undefined

/** Whether the choices of a step lead straight back to the last one, because all the others are made; those of a time always do. */
export const leadsToConfirm = (wizard: Wizard, conditions: Conditions) =>
  (wizard.step === 'details' || wizard.step === 'date') && firstIncomplete(wizard, conditions) === 'confirm'

/** Whether another free day is offered, to which the button of the step does not lead. */
export const awaitsOtherDay = ({ step, date }: Wizard, { isFull }: Conditions) =>
  step === 'date' && isFull(date)

/** Whether a visitor only has to log in before all is confirmed. */
export const awaitsLogin = (
  { step }: Wizard,
  { isVisitor, slotProblem }: { isVisitor: boolean; slotProblem: string | undefined },
) => isVisitor && step === 'confirm' && slotProblem === undefined

/** The first step that is not settled; the date is not where nothing is free on it. */
export function firstUnsettled(wizard: Wizard, conditions: Conditions): Step {
  const first = firstIncomplete(wizard, conditions)
  return first !== 'details' && conditions.isFull(wizard.date) ? 'date' : first
}

/** What a step still needs. */
export const missingOf = (wizard: Wizard, conditions: Conditions) =>
  canContinue(wizard, conditions) ? undefined : missingText(wizard)

/** What is told at the button. A day on which nothing is free is told before what a step still needs. */
export const hintOf = (wizard: Wizard, conditions: Conditions, { needsLogin }: Pick<Chosen, 'needsLogin'>) =>
  needsLogin ? WIZARD_COPY.loginFirst : (fullDayHint(wizard, conditions) ?? missingOf(wizard, conditions))

const fullDayHint = ({ step, date }: Wizard, { isFull }: Conditions) =>
  step !== 'confirm' && isFull(date) ? noFreeSlotOn(date) : undefined

/** On a small screen the add-ons lie below what is in sight at first. */
export const addonsHintOf = (product: ProductWithAddons, wizard: Wizard) =>
  wizard.step === 'details'
    ? addonsHint(optionalAddons(product).length, chosenAddons(product, wizard).length)
    : undefined
