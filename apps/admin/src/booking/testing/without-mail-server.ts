import { SET_UP_STEPS } from '@luzzu/domain'
import { respond } from '@luzzu/ui/screens'

/** An installation that sends no emails. */
export const WITHOUT_MAIL_SERVER = respond('get', '/api/set-up', {
  body: {
    steps: SET_UP_STEPS.map((step) => ({ step, is_done: step !== 'mail_server' })),
    samples: { product_ids: [], activity_ids: [], faq_ids: [], links: [], contact: [] },
  },
})
