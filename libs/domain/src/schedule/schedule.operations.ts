import { defineOperations } from '../operation'
import { requestExample } from '../records/record-example'
import { ScheduleFieldsSchema, ScheduleSchema } from './schedule.contract'
import { SCHEDULE_FIELDS, validateScheduleFields } from './schedule-fields'

const SCHEDULE = requestExample(SCHEDULE_FIELDS)

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
    scope: 'catalogue:write',
    body: ScheduleFieldsSchema,
    validate: validateScheduleFields,
    answer: { 200: ScheduleSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: SCHEDULE,
    example: SCHEDULE,
  },
})
