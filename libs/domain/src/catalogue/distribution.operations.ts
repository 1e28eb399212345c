import Type from 'typebox'
import { defineOperations } from '../operation'
import { AVAILABILITY_TYPES, DEFAULT_DISTRIBUTION, MAX_REFERENCE, validateDistribution } from './distribution'

const DistributionSchema = Type.Object({
  published: Type.Boolean({ description: 'Whether resellers sell it' }),
  availability: Type.Enum([...AVAILABILITY_TYPES], {
    description: 'Whether its slots begin at a time, or are the hours of a day',
  }),
  instant_confirmation: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether a booking needs no decision; null: as the settings say',
  }),
  reference: Type.Union([Type.String({ maxLength: MAX_REFERENCE }), Type.Null()]),
})

const ProductDistributionSchema = Type.Object({
  product_id: Type.Integer(),
  ...DistributionSchema.properties,
})

export const distributionOperations = defineOperations('Integrations', {
  'GET /distributions': {
    id: 'listDistributions',
    summary: 'List how resellers see each product',
    access: 'admin',
    answer: { 200: Type.Array(ProductDistributionSchema) },
    example: [{ product_id: 2, ...DEFAULT_DISTRIBUTION }],
  },
  'GET /products/:id/distribution': {
    id: 'getDistribution',
    summary: 'Get how resellers see a product',
    access: 'admin',
    answer: { 200: DistributionSchema },
    example: DEFAULT_DISTRIBUTION,
  },
  'PUT /products/:id/distribution': {
    id: 'replaceDistribution',
    summary: 'Replace how resellers see a product; what is left out gets its default',
    access: 'admin',
    body: Type.Partial(DistributionSchema),
    validate: validateDistribution,
    answer: { 200: DistributionSchema },
    bodyExample: { published: true, instant_confirmation: true },
    example: { ...DEFAULT_DISTRIBUTION, instant_confirmation: true },
  },
})
