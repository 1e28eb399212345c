import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateDetails } from './product-details'
import {
  PictureFormSchema,
  ProductDetailsFieldsSchema,
  ProductDetailsSchema,
  ProductPictureSchema,
} from './product-details.contract'

const PICTURE = { id: 5, image_url: '/api/images/0f3a7c.640.jpg', alt: 'The deck with its awning' }
const DETAILS = {
  meeting_point: { text: 'The blue hut at the end of the quay', map_url: 'https://maps.example.com/quay' },
  bring: ['Sun cream', 'A towel'],
  requirements: ['The driver is 18 or older'],
  pictures: [PICTURE],
}

export const productDetailsOperations = defineOperations('Catalogue', {
  'GET /products/:id/details': {
    id: 'getProductDetails',
    summary:
      'Where guests of a product are met, what they bring and need, and further pictures; also of a deleted one, without pictures',
    access: 'visitor',
    answer: { 200: ProductDetailsSchema },
    headers: ['ETag'],
    example: DETAILS,
  },
  'PUT /products/:id/details': {
    id: 'replaceProductDetails',
    summary: 'Replace the details of a product, order and describe its pictures, delete those left out',
    access: 'admin',
    scope: 'catalogue:write',
    body: ProductDetailsFieldsSchema,
    validate: validateDetails,
    answer: { 200: ProductDetailsSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { ...DETAILS, pictures: [{ id: 5, alt: PICTURE.alt }] },
    example: DETAILS,
  },
  'POST /products/:id/pictures': {
    id: 'addProductPicture',
    summary: 'Add a picture to a product, besides its first; the ETag is that of the details',
    access: 'admin',
    scope: 'catalogue:write',
    form: 'required',
    body: PictureFormSchema,
    answer: { 201: ProductPictureSchema },
    takes: ['If-Match', 'Idempotency-Key'],
    headers: ['Location', 'ETag'],
    errors: ['limit-reached'],
    bodyExample: { alt: PICTURE.alt, image: '(binary)' },
    example: PICTURE,
  },
  'DELETE /products/:id/pictures/:picture': {
    id: 'deleteProductPicture',
    summary: 'Delete a picture of a product',
    access: 'admin',
    scope: 'catalogue:write',
    params: Type.Object({
      id: Type.Integer({ minimum: 1, description: 'Id of the product' }),
      picture: Type.Integer({ minimum: 1, description: 'Id of the picture' }),
    }),
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
  },
})
