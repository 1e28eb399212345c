import Type, { type Static } from 'typebox'
import { SET_UP_STEPS } from './set-up'

const Ids = (description: string) => Type.Array(Type.Integer(), { description })

/** What the installation came with and nobody has edited since. */
export const SamplesSchema = Type.Object({
  product_ids: Ids('Products'),
  activity_ids: Ids('Activity types'),
  faq_ids: Ids('Questions and answers'),
  links: Type.Array(Type.String(), { description: 'Names of links that lead nowhere' }),
  contact: Type.Array(Type.Enum(['phone', 'mail', 'address']), {
    description: 'Parts of the contact that nobody has set',
  }),
})
export type Samples = Static<typeof SamplesSchema>

export const SetUpSchema = Type.Object({
  steps: Type.Array(Type.Object({ step: Type.Enum([...SET_UP_STEPS]), is_done: Type.Boolean() }), {
    description: 'In their order; done is what is true',
  }),
  samples: SamplesSchema,
})
export type SetUp = Static<typeof SetUpSchema>

export const RemovedSamplesSchema = Type.Object({
  removed: Type.Integer({ description: 'How many products, activity types, questions and links' }),
  kept: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
    description: 'Products that stay because somebody has booked them',
  }),
})
export type RemovedSamples = Static<typeof RemovedSamplesSchema>
