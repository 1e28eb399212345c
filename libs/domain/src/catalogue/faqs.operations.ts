import Type from 'typebox'
import { defineOperations } from '../operation'
import { requestExample } from '../records/record-example'
import { FaqFieldsSchema, FaqOrderSchema, FaqSchema } from './catalogue.contract'
import { FAQ_FIELDS, validateFaq, validateFaqChange, validateFaqOrder } from './faq'

const FIELDS = requestExample(FAQ_FIELDS)
const FAQ = { id: 1, ...FIELDS }

export const faqOperations = defineOperations('Catalogue', {
  'GET /faqs': {
    id: 'listFAQs',
    summary: 'List FAQs',
    access: 'visitor',
    answer: { 200: Type.Array(FaqSchema) },
    headers: ['ETag'],
    example: [FAQ],
  },
  'GET /faqs/:id': {
    id: 'getFAQ',
    summary: 'Get one FAQ',
    access: 'visitor',
    answer: { 200: FaqSchema },
    headers: ['ETag'],
    example: FAQ,
  },
  'POST /faqs': {
    id: 'createFAQ',
    summary: 'Create FAQ',
    access: 'admin',
    scope: 'catalogue:write',
    body: FaqFieldsSchema,
    validate: validateFaq,
    answer: { 201: FaqSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    bodyExample: FIELDS,
    example: FAQ,
  },
  'PUT /faqs/:id': {
    id: 'updateFAQ',
    summary: 'Update FAQ: only what is sent changes',
    access: 'admin',
    scope: 'catalogue:write',
    body: Type.Partial(FaqFieldsSchema),
    validate: validateFaqChange,
    answer: { 200: FaqSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: FIELDS,
    example: FAQ,
  },
  'PUT /faqs/order': {
    id: 'orderFAQs',
    summary: 'Put all FAQs in an order',
    access: 'admin',
    scope: 'catalogue:write',
    body: FaqOrderSchema,
    validate: validateFaqOrder,
    answer: { 200: Type.Array(FaqSchema) },
    bodyExample: { ids: [1] },
    example: [FAQ],
  },
  'DELETE /faqs/:id': {
    id: 'deleteFAQ',
    summary: 'Delete FAQ',
    access: 'admin',
    scope: 'catalogue:write',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
  },
})
