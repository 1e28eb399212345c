import { defineOperations } from '../operation'
import { SET_UP_STEPS } from './set-up'
import { RemovedSamplesSchema, SetUpSchema } from './set-up.contract'

/** The first day of a business. */
export const setUpOperations = defineOperations('Staff', {
  'GET /set-up': {
    id: 'getSetUp',
    summary: 'What is left to do on the first day, and what is left of the samples',
    access: 'admin',
    answer: { 200: SetUpSchema },
    example: {
      steps: SET_UP_STEPS.map((step, at) => ({ step, is_done: at < 2 || step === 'mail_server' })),
      samples: {
        product_ids: [1, 2],
        activity_ids: [1],
        faq_ids: [3],
        links: ['Instagram'],
        contact: ['phone'],
      },
    },
  },
  'DELETE /samples': {
    id: 'deleteSamples',
    summary: 'Delete the samples that nobody has edited, except products that are booked or on hold',
    access: 'admin',
    answer: { 200: RemovedSamplesSchema },
    example: { removed: 17, kept: [{ id: 2, name: 'Painted Luzzu' }] },
  },
})
