import { type AvailabilityType, type Distribution, validateDistribution } from '@luzzu/domain'
import type { ConfirmationChoice } from './resellers.copy'

/** What the dialog asks for. */
type DistributionValues = {
  published: boolean
  availability: AvailabilityType
  confirmation: ConfirmationChoice
  reference: string
}

export function confirmationOf(isInstant: boolean | null): ConfirmationChoice {
  if (isInstant === null) return 'default'
  return isInstant ? 'instant' : 'request'
}

export const toDistributionValues = (distribution: Distribution): DistributionValues => ({
  published: distribution.published,
  availability: distribution.availability,
  confirmation: confirmationOf(distribution.instant_confirmation),
  reference: distribution.reference ?? '',
})

/** What is sent, by the check of the server. */
export const readDistributionForm = ({ confirmation, ...values }: DistributionValues) =>
  validateDistribution({
    ...values,
    instant_confirmation: confirmation === 'default' ? null : confirmation === 'instant',
  })
