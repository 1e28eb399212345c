import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateClosureMutation } from '@luzzu/api-client/closures'
import type { ClosureInput } from '@luzzu/domain'
import type { CreatedClosure } from '@luzzu/domain/contracts'
import { useValidatedForm } from '@luzzu/page/form'
import { useWatch } from 'react-hook-form'
import { errorReason } from '../../platform/api-errors'
import { type ClosureValues, emptyClosure, readClosure } from './closure-form'
import { CLOSURES_COPY as COPY } from './closures.copy'

type ClosureFormOptions = { date: string; onCreated: (closure: CreatedClosure) => void }

/** The form of a new closure. What was typed stays when it cannot be created. */
export function useClosureForm({ date, onCreated }: ClosureFormOptions) {
  const form = useValidatedForm<ClosureValues, ClosureInput>({
    defaultValues: emptyClosure(date),
    check: readClosure,
  })
  const [create] = useCreateClosureMutation()
  const checked = readClosure(useWatch({ control: form.control }) as ClosureValues)

  const submit = form.onSubmit(async (closure) => {
    const { data, error } = await create(closure)
    if (!error) return onCreated(data)
    form.reject(fieldErrorsOf(error))
    form.fail(`${COPY.notAdded} ${errorReason(error)}`)
  })

  return {
    ...form,
    submit,
    /** The closure to be created; `undefined` while a field is wrong. */
    closure: checked.ok ? checked.value : undefined,
    /** The field of the first day: a range that begins later ends no earlier. */
    firstDay: () =>
      form.field('from_date', (from_date) => {
        if (form.getValues().to_date < from_date) form.change({ to_date: from_date })
      }),
  }
}
