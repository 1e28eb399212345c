import { type Validated, validateFields } from '../fields'
import { optionalTextRule } from '../text'

export const AVAILABILITY_TYPES = ['START_TIME', 'OPENING_HOURS'] as const
export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number]

/** How resellers see a product; without an own confirmation it is that of the business. */
export type Distribution = {
  published: boolean
  availability: AvailabilityType
  instant_confirmation: boolean | null
  reference: string | null
}

/** Of a product that configures nothing. */
export const DEFAULT_DISTRIBUTION: Distribution = {
  published: true,
  availability: 'START_TIME',
  instant_confirmation: null,
  reference: null,
}

export const MAX_REFERENCE = 100

const DISTRIBUTION_MESSAGES = {
  published: 'Please say whether resellers sell it',
  availability: `Availability must be ${AVAILABILITY_TYPES.join(' or ')}`,
  instant: 'Instant confirmation must be true, false or null',
} as const

/** Checks how resellers see a product; what is left out gets its default. */
export function validateDistribution(fields: Record<string, unknown>): Validated<Distribution> {
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return validateFields<Distribution>(
    {
      published: {
        check: (value) => (typeof value === 'boolean' ? undefined : DISTRIBUTION_MESSAGES.published),
        read: (value) => value as boolean,
      },
      availability: {
        check: (value) =>
          AVAILABILITY_TYPES.some((type) => type === value) ? undefined : DISTRIBUTION_MESSAGES.availability,
        read: (value) => value as AvailabilityType,
      },
      instant_confirmation: {
        check: (value) =>
          value === null || typeof value === 'boolean' ? undefined : DISTRIBUTION_MESSAGES.instant,
        read: (value) => value as boolean | null,
      },
      reference: optionalTextRule({ name: 'Reference', max: MAX_REFERENCE }),
    },
    { ...DEFAULT_DISTRIBUTION, ...sent },
  )
}
