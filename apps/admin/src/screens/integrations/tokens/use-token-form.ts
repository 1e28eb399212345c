import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import type { Validated } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { errorReason } from '../../../platform/api-errors'
import { formErrors, type TokenValues } from './token-form'

type TokenFormOptions<Request, Saved> = {
  defaultValues: TokenValues
  check: (values: TokenValues) => Validated<Request>
  save: (request: Request) => Promise<Answer<Saved>>
  onSaved: (saved: Saved) => void
  /** That it could not be saved; the reason follows. */
  failed: string
}

/** The form of a token: what is typed is kept when it is refused. */
export function useTokenForm<Request, Saved>({
  defaultValues,
  check,
  save,
  onSaved,
  failed,
}: TokenFormOptions<Request, Saved>) {
  const form = useValidatedForm<TokenValues, Request>({ defaultValues, check })
  const submit = form.onSubmit(async (request) => {
    const { data, error } = await save(request)
    if (!error) return onSaved(data)
    form.reject(formErrors(fieldErrorsOf(error)))
    form.fail(`${failed} ${errorReason(error)}`)
  })
  return { ...form, submit }
}

/** What the fields need of the form. */
export type TokenForm = Pick<ReturnType<typeof useTokenForm>, 'field' | 'controlled' | 'errorOf'>
