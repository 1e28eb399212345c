import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateRotation } from './api-token'
import {
  ApiTokenSchema,
  CreatedTokenSchema,
  RotationSchema,
  TokenChangeSchema,
  TokenRequestSchema,
} from './api-tokens.contract'

const REQUEST = {
  name: 'Accounting',
  scopes: ['bookings:read'],
  mode: 'live',
  expires_at: null,
  rate_per_minute: 600,
  reseller: null,
}

const TOKEN = {
  id: 3,
  ...REQUEST,
  last4: 'x9Qk',
  rotated_until: null,
  created_at: '2026-07-01T08:00:00.000Z',
  created_by: 'Admin',
  last_used_at: '2026-07-09T16:20:00.000Z',
  revoked_at: null,
}
const RESELLER = {
  ...TOKEN,
  id: 4,
  name: 'Blue Grotto Tours',
  scopes: ['octo'],
  last4: 'b7Ws',
  reseller: {
    name: 'Blue Grotto Tours',
    mail: 'desk@bluegrotto.example',
    commission_percent: 20,
    max_holds: 50,
    product_ids: null,
  },
  usage: { bookings: 12, holds: 1 },
}
const CREATED = { ...TOKEN, last_used_at: null, token: 'bkt_live_<43 characters>' }

export const apiTokenOperations = defineOperations('Integrations', {
  'GET /api-tokens': {
    id: 'listApiTokens',
    summary: 'List API tokens, revoked ones too, the newest first',
    access: 'admin',
    answer: { 200: Type.Array(ApiTokenSchema) },
    example: [TOKEN, RESELLER],
  },
  'POST /api-tokens': {
    id: 'createApiToken',
    summary: 'Create an API token, whose secret is shown in this response only',
    access: 'admin',
    body: TokenRequestSchema,
    answer: { 201: CreatedTokenSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['limit-reached'],
    bodyExample: REQUEST,
    example: CREATED,
  },
  'PUT /api-tokens/:id': {
    id: 'changeApiToken',
    summary: 'Change name, expiry, rate and reseller of an API token',
    access: 'admin',
    body: TokenChangeSchema,
    answer: { 200: ApiTokenSchema },
    errors: ['invalid-state'],
    bodyExample: { name: 'Accounting', expires_at: null, rate_per_minute: 60, reseller: null },
    example: { ...TOKEN, rate_per_minute: 60 },
  },
  'POST /api-tokens/:id/rotate': {
    id: 'rotateApiToken',
    summary: 'Give an API token a new secret; the old one works for the hours of grace',
    access: 'admin',
    body: RotationSchema,
    validate: validateRotation,
    answer: { 200: CreatedTokenSchema },
    errors: ['invalid-state'],
    bodyExample: { grace_hours: 24 },
    example: { ...CREATED, rotated_until: '2026-07-10T16:20:00.000Z' },
  },
  'DELETE /api-tokens/:id': {
    id: 'revokeApiToken',
    summary: 'Revoke an API token, which stays in the list',
    access: 'admin',
    answer: { 204: Type.Null() },
  },
})
