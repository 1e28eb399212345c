import Type from 'typebox'
import { MANIFEST_ENTRY_EXAMPLE } from '../bookings/booking-example'
import { ManifestEntrySchema } from '../bookings/bookings.contract'
import { defineOperations } from '../operation'
import { validateCallOff, validateClosure } from './closure'
import {
  CalledOffSchema,
  CallOffSchema,
  CallOffUndoneSchema,
  ClosureDetailsSchema,
  ClosurePreviewSchema,
  ClosureRequestSchema,
  ClosureSchema,
  CreatedClosureSchema,
} from './closures.contract'

const REQUEST = {
  from_date: '2026-07-10',
  to_date: '2026-07-11',
  product_id: 2,
  slot_id: null,
  units: null,
  reason: 'A gale is forecast',
}
const CLOSURE = { id: 5, ...REQUEST, created_at: '2026-07-09T16:20:00.000Z' }

const TO_CALL = [{ name: 'Maria Vella', phone: '+35679000000' }]

const { reason: _reason, ...scope } = ClosureRequestSchema.properties

export const closureOperations = defineOperations('Staff', {
  'GET /closures': {
    id: 'listClosures',
    summary: 'List closures; without bounds from today on',
    access: 'admin',
    scope: 'catalogue:write',
    query: Type.Object({
      from: Type.Optional(Type.String({ description: 'YYYY-MM-DD; without bounds from today on' })),
      to: Type.Optional(Type.String({ description: 'YYYY-MM-DD, included' })),
    }),
    answer: { 200: Type.Array(ClosureSchema) },
    example: [CLOSURE],
  },
  'GET /closures/preview': {
    id: 'previewClosure',
    summary: 'Bookings that a closure would affect, without creating it',
    access: 'admin',
    query: Type.Object(scope),
    answer: { 200: ClosurePreviewSchema },
    example: { affected: 1, bookings: [MANIFEST_ENTRY_EXAMPLE] },
  },
  'GET /closures/:id': {
    id: 'getClosure',
    summary: 'Get one closure',
    access: 'admin',
    scope: 'catalogue:write',
    query: Type.Object({
      with: Type.Optional(
        Type.Enum(['to_call'], {
          description:
            'Whom its call-offs could not email, besides; an API token needs `bookings:read` for it',
        }),
      ),
    }),
    answer: { 200: ClosureDetailsSchema },
    example: CLOSURE,
  },
  'POST /closures': {
    id: 'createClosure',
    summary: 'Close days, a product, a slot or units',
    access: 'admin',
    scope: 'catalogue:write',
    body: ClosureRequestSchema,
    validate: validateClosure,
    answer: { 201: CreatedClosureSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    bodyExample: REQUEST,
    example: { ...CLOSURE, affected: 3, to_call: TO_CALL },
  },
  'DELETE /closures/:id': {
    id: 'deleteClosure',
    summary: 'Open again what a closure has closed',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
  },
  'GET /closures/:id/bookings': {
    id: 'listAffectedBookings',
    summary: 'List the bookings that exceed what a closure leaves, the latest made first',
    access: 'admin',
    answer: { 200: Type.Array(ManifestEntrySchema) },
    example: [MANIFEST_ENTRY_EXAMPLE],
  },
  'POST /closures/:id/call-off': {
    id: 'callOffBookings',
    summary: 'Cancel the bookings that exceed what a closure leaves, and email their customers',
    access: 'admin',
    scope: 'catalogue:write',
    body: CallOffSchema,
    validate: validateCallOff,
    answer: { 200: CalledOffSchema },
    headers: ['Undo-Expires-In'],
    bodyExample: { message: 'A gale is forecast. Please choose another day.' },
    example: { cancelled: 3, to_call: TO_CALL },
  },
  'POST /closures/:id/undo': {
    id: 'undoCallOff',
    summary: 'Undo the call-off of a closure',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 200: CallOffUndoneSchema },
    errors: ['invalid-state', 'slot-taken'],
    example: { restored: 3 },
  },
})
