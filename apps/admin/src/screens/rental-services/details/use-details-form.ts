import type { useValidatedForm } from '@luzzu/page/form'
import type { DetailsFormValues, DetailsInput } from './details-form'

/** What the fields need of the form. */
export type DetailsForm = Pick<
  ReturnType<typeof useValidatedForm<DetailsFormValues, DetailsInput>>,
  'controlled' | 'errorOf'
>
