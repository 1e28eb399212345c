import Type from 'typebox'
import { defineOperations } from '../operation'
import { requestExample } from '../records/record-example'
import { ACTIVITY_FIELDS, validateActivity, validateActivityChange } from './activity'
import { ActivityChangeSchema, ActivityFieldsSchema, ActivitySchema } from './catalogue.contract'

const FIELDS = requestExample(ACTIVITY_FIELDS)
const ACTIVITY = { id: 1, ...FIELDS }

export const activityOperations = defineOperations('Catalogue', {
  'GET /activities': {
    id: 'listActivities',
    summary: 'List activities',
    access: 'visitor',
    answer: { 200: Type.Array(ActivitySchema) },
    headers: ['ETag'],
    example: [ACTIVITY],
  },
  'GET /activities/:id': {
    id: 'getActivity',
    summary: 'Get one activity',
    access: 'visitor',
    answer: { 200: ActivitySchema },
    headers: ['ETag'],
    example: ACTIVITY,
  },
  'POST /activities': {
    id: 'createActivity',
    summary: 'Create activity',
    access: 'admin',
    scope: 'catalogue:write',
    form: 'accepted',
    body: ActivityFieldsSchema,
    validate: validateActivity,
    answer: { 201: ActivitySchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    bodyExample: FIELDS,
    example: ACTIVITY,
  },
  'PUT /activities/:id': {
    id: 'updateActivity',
    summary: 'Update activity: only what is sent changes',
    access: 'admin',
    scope: 'catalogue:write',
    form: 'accepted',
    body: ActivityChangeSchema,
    validate: validateActivityChange,
    answer: { 200: ActivitySchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: FIELDS,
    example: ACTIVITY,
  },
  'DELETE /activities/:id': {
    id: 'deleteActivity',
    summary: 'Delete activity',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
    errors: ['in-use'],
  },
})
