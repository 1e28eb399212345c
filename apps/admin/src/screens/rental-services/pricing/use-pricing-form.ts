import type { Pricing } from '@luzzu/domain'
import type { useValidatedForm } from '@luzzu/page/form'
import type { PricingFormValues } from './pricing-form'

/** What the fields need of the form. */
export type PricingForm = Pick<
  ReturnType<typeof useValidatedForm<PricingFormValues, Pricing>>,
  'control' | 'controlled' | 'errorOf' | 'field'
>
