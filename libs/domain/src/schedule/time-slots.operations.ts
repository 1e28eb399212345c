import Type from 'typebox'
import { defineOperations } from '../operation'
import { TimeSlotFieldsSchema, TimeSlotSchema } from './schedule.contract'
import { validateTimeSlot, validateTimeSlotChange } from './time-slot-fields'

const FIELDS = { name: 'Morning', time_range: '08:00-12:00', product_ids: null }
const TIME_SLOT = { id: 1, ...FIELDS }

export const timeSlotOperations = defineOperations('Catalogue', {
  'GET /time-slots': {
    id: 'listTimeSlots',
    summary: 'List time slots',
    access: 'visitor',
    query: Type.Object({
      include: Type.Optional(Type.Literal('archived', { description: 'Lists archived slots too' })),
    }),
    answer: { 200: Type.Array(TimeSlotSchema) },
    headers: ['ETag'],
    example: [TIME_SLOT],
  },
  'GET /time-slots/:id': {
    id: 'getTimeSlot',
    summary: 'Get one time slot',
    access: 'visitor',
    answer: { 200: TimeSlotSchema },
    headers: ['ETag'],
    example: TIME_SLOT,
  },
  'POST /time-slots': {
    id: 'createTimeSlot',
    summary: 'Create time slot',
    access: 'admin',
    scope: 'catalogue:write',
    body: TimeSlotFieldsSchema,
    validate: validateTimeSlot,
    answer: { 201: TimeSlotSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    errors: ['invalid-state'],
    bodyExample: FIELDS,
    example: TIME_SLOT,
  },
  'PUT /time-slots/:id': {
    id: 'updateTimeSlot',
    summary: 'Update time slot: only what is sent changes',
    access: 'admin',
    scope: 'catalogue:write',
    body: Type.Partial(TimeSlotFieldsSchema),
    validate: validateTimeSlotChange,
    answer: { 200: TimeSlotSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    errors: ['in-use', 'invalid-state'],
    bodyExample: FIELDS,
    example: TIME_SLOT,
  },
  'DELETE /time-slots/:id': {
    id: 'deleteTimeSlot',
    summary: 'Delete time slot',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
    errors: ['in-use'],
  },
})
