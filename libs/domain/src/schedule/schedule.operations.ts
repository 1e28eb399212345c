import { MANIFEST_ENTRY_EXAMPLE } from '../bookings/booking-example'
import { defineOperations } from '../operation'
import { requestExample } from '../records/record-example'
import {
  PlannedScheduleSchema,
  ScheduleFieldsSchema,
  SchedulePreviewSchema,
  ScheduleSchema,
} from './schedule.contract'
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
  'GET /products/:id/schedule/preview': {
    id: 'previewSchedule',
    summary: 'Bookings ahead that a schedule would not offer, without saving it',
    access: 'admin',
    query: PlannedScheduleSchema,
    answer: { 200: SchedulePreviewSchema },
    example: { outside: 1, bookings: [MANIFEST_ENTRY_EXAMPLE] },
  },
})
