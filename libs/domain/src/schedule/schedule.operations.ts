import { defineOperations } from '../operation'
import { ScheduleFieldsSchema, ScheduleSchema } from './schedule.contract'

const SCHEDULE = {
  slot_ids: [1, 4],
  weekdays: [6, 7],
  season: { from: '04-01', to: '10-31' },
  min_notice_hours: null,
}

export const scheduleOperations = defineOperations('Catalogue', {
  'GET /products/:id/schedule': {
    id: 'getSchedule',
    summary: 'When one product is offered',
    access: 'visitor',
    answer: { 200: ScheduleSchema },
    headers: ['ETag'],
    example: SCHEDULE,
  },
  'PUT /products/:id/schedule': {
    id: 'updateSchedule',
    summary: 'Replace the schedule of one product',
    access: 'admin',
    body: ScheduleFieldsSchema,
    answer: { 200: ScheduleSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: SCHEDULE,
    example: SCHEDULE,
  },
})
