import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateAddon, validateAddonChange } from './addon'
import { AddonChangeSchema, AddonFieldsSchema, AddonSchema } from './catalogue.contract'

const BODY = { addon_name: 'Snorkelling set', extra_price: 15, id_product_fk: 2 }
export const ADDON_EXAMPLE = {
  id: 4,
  product_id: 2,
  addon_name: 'Snorkelling set',
  included: 0,
  extra_price: 15,
}

export const addonOperations = defineOperations('Catalogue', {
  'GET /addons': {
    id: 'listAdd-ons',
    summary: 'List add-ons',
    access: 'visitor',
    answer: { 200: Type.Array(AddonSchema) },
    headers: ['ETag'],
    example: [ADDON_EXAMPLE],
  },
  'GET /addons/:id': {
    id: 'getAdd-on',
    summary: 'Get one add-on',
    access: 'visitor',
    answer: { 200: AddonSchema },
    headers: ['ETag'],
    example: ADDON_EXAMPLE,
  },
  'POST /addons': {
    id: 'createAdd-on',
    summary: 'Create add-on',
    access: 'admin',
    scope: 'catalogue:write',
    body: AddonFieldsSchema,
    validate: validateAddon,
    answer: { 201: AddonSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    bodyExample: BODY,
    example: ADDON_EXAMPLE,
  },
  'PUT /addons/:id': {
    id: 'updateAdd-on',
    summary: 'Update add-on: only what is sent changes',
    access: 'admin',
    scope: 'catalogue:write',
    body: Type.Partial(AddonChangeSchema),
    validate: validateAddonChange,
    answer: { 200: AddonSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: BODY,
    example: ADDON_EXAMPLE,
  },
  'DELETE /addons/:id': {
    id: 'deleteAdd-on',
    summary: 'Delete add-on',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
  },
})
