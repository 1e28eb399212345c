import Type from 'typebox'
import { CountrySchema } from '../accounts/accounts.contract'
import { defineOperations } from '../operation'
import { validateClientError } from './client-error'
import { ClientErrorSchema } from './client-error.contract'
import { SiteSchema } from './settings.contract'
import { SITE_EXAMPLE } from './site-example'

/** What every page needs, and what it reports. */
export const siteOperations = defineOperations('Site', {
  'GET /site': {
    id: 'getSite',
    summary: 'What visitors see of the settings of the business',
    access: 'visitor',
    answer: { 200: SiteSchema },
    headers: ['ETag'],
    example: SITE_EXAMPLE,
  },
  'GET /countries': {
    id: 'listCountries',
    summary: 'List countries with their calling codes',
    access: 'visitor',
    answer: { 200: Type.Array(CountrySchema) },
    headers: ['ETag'],
    example: [{ code: '+356', flag: '🇲🇹', name: 'Malta' }],
  },
  'GET /images/:name': {
    id: 'getImage',
    summary: 'Get an image by its content hash, width and format',
    access: 'visitor',
    params: Type.Object({ name: Type.String({ description: '<hash>-<width>.<jpg, webp or avif>' }) }),
  },
  'POST /client-errors': {
    id: 'reportClientError',
    summary: 'Report an error in the code of an area',
    access: 'visitor',
    body: ClientErrorSchema,
    validate: validateClientError,
    answer: { 204: Type.Null() },
    limits: { bodyBytes: 8 * 1024, perMinute: 20 },
    bodyExample: {
      area: 'admin',
      version: '1.4.0',
      message: "Cannot read properties of undefined (reading 'map')",
      stack: '/remotes/admin/assets/common-a1.js:1:2048',
    },
  },
})
