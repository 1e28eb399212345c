export const TIERS_COPY = {
  label: 'Refund when a customer cancels',
  inSteps: 'In steps',
  steps: 'Steps',
  stepsHint:
    'The step with the most hours that are still left applies. Without any step nothing is refunded.',
  hours: 'Hours before the start',
  percent: 'Refund in percent',
  read: 'Customers read:',
  incomplete: 'Complete the steps to see what customers will read.',
  row: (index: number) => `Step ${index + 1}`,
  add: 'Add step',
  remove: (index: number) => `Remove step ${index + 1}`,
} as const
