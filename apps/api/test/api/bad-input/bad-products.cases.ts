import type { InjectOptions } from 'fastify'
import { aForm } from '../../support/forms'
import { aBlankPng, aPicture } from '../../support/pictures'
import { accepted, type BadInputCase, type BadInputFixture, invalid, json, refused } from './bad-input'

type Fields = Record<string, string | undefined>

function productForm(
  fixture: BadInputFixture,
  fields: Fields,
  image: Buffer | undefined = fixture.picture,
  method: 'POST' | 'PUT' = 'POST',
): InjectOptions {
  const all = {
    id_activity_fk: String(fixture.activity),
    name: 'RHIB',
    description: 'Fast.',
    max_persons: '8',
    price: '95',
    ...fields,
  }
  const texts = Object.entries(method === 'POST' ? all : fields).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const form = aForm([
    ...texts,
    ...(image ? [['image', { bytes: image }] as [string, { bytes: Buffer }]] : []),
  ])
  const url = method === 'POST' ? '/api/products' : `/api/products/${fixture.product.id}`
  return { method, url, payload: form.payload, headers: { ...form.headers, ...fixture.admin.headers } }
}

const make =
  (fields: Fields): BadInputCase[1] =>
  (fixture) =>
    productForm(fixture, fields)
const upload =
  (image: Buffer | (() => Buffer | Promise<Buffer>)): BadInputCase[1] =>
  async (fixture) =>
    fixture.app.inject(productForm(fixture, {}, typeof image === 'function' ? await image() : image))
const change =
  (fields: Fields): BadInputCase[1] =>
  (fixture) =>
    productForm(fixture, fields, undefined, 'PUT')

const PRICE = 'Price must be a number from 0 with at most 2 decimals'
const PERSONS = 'Max persons must be a whole number of at least 1'
const HEIGHT = 'Height must be from 0 in steps of 0.1'
const NO_PICTURE = invalid({ image: 'The product image is required' })
const BROKEN_PICTURE = invalid({ image: 'The file is not a valid image' })
const OTHER_PICTURE = invalid({ image: 'Only JPEG, PNG or WebP images are accepted' })

export const PRODUCTS: BadInputCase[] = [
  ['124 no name', make({ name: undefined }), invalid({ name: 'The product name is required' })],
  [
    '125 no description',
    make({ description: ' ' }),
    invalid({ description: 'The product description is required' }),
  ],
  ['126 no price', make({ price: '' }), invalid({ price: 'The product price is required' })],
  [
    '127 no persons',
    make({ max_persons: undefined }),
    invalid({ max_persons: 'The max persons field is required' }),
  ],
  ['128 no picture', (fixture) => ({ ...productForm(fixture, {}), ...withoutPicture(fixture) }), NO_PICTURE],
  ...['-0.01', 'abc', '1e3', 'Infinity', '12.345', '12,50', '10000001'].map(
    (price): BadInputCase => [`129 ${price} as price`, make({ price }), invalid({ price: PRICE })],
  ),
  ...['0', '0.01', '12.5'].map(
    (price): BadInputCase => [`130 ${price} as price`, make({ price }), accepted(201)],
  ),
  ...['0', '-1', '1.5', '1001', 'abc'].map(
    (persons): BadInputCase => [
      `131 ${persons} persons`,
      make({ max_persons: persons }),
      invalid({ max_persons: PERSONS }),
    ],
  ),
  [
    '132 a negative weight',
    make({ max_weight_kg: '-1' }),
    invalid({ max_weight_kg: 'Max weight must be a number from 0' }),
  ],
  ...['', '0'].map(
    (weight): BadInputCase => [
      `132 ${weight || 'nothing'} as weight`,
      make({ max_weight_kg: weight }),
      accepted(201),
    ],
  ),
  ...['1.25', '-0.1', '101'].map(
    (height): BadInputCase => [
      `133 ${height} as height`,
      make({ boat_height_m: height }),
      invalid({ boat_height_m: HEIGHT }),
    ],
  ),
  ...['999999', '0', 'abc', undefined].map(
    (id): BadInputCase => [
      `134 ${id} as activity`,
      make({ id_activity_fk: id }),
      invalid({ id_activity_fk: 'Please choose an activity type' }),
    ],
  ),
  [
    '135 JSON',
    (fixture) => json('POST', '/products', { name: 'x' }, fixture.admin),
    refused(415, 'unsupported-media-type'),
  ],
  [
    '135 a change as JSON',
    (fixture) => json('PUT', `/products/${fixture.product.id}`, { price: 120 }, fixture.admin),
    accepted(200),
  ],
  [
    '135 a number in a text',
    (fixture) => json('PUT', `/products/${fixture.product.id}`, { price: '120' }, fixture.admin),
    invalid({ price: PRICE }),
  ],
  [
    '150 a name of 201 characters',
    make({ name: 'x'.repeat(201) }),
    invalid({ name: 'Name must be at most 200 characters' }),
  ],
  [
    '150 a description of 5,001',
    make({ description: 'x'.repeat(5001) }),
    invalid({ description: 'Description must be at most 5000 characters' }),
  ],
  ['150 a description of 5,000 of four bytes', change({ description: '🌊'.repeat(5000) }), accepted(200)],
  [
    '150 a description of 5,001 of four bytes',
    change({ description: '🌊'.repeat(5001) }),
    invalid({ description: 'Description must be at most 5000 characters' }),
  ],
  [
    '150 what a picture shows, of 4,097 of two bytes',
    ({ admin, picture, product }) => {
      const form = aForm([
        ['alt', 'ħ'.repeat(4097)],
        ['image', { bytes: picture }],
      ])
      const url = `/api/products/${product.id}/pictures`
      return { method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...admin.headers } }
    },
    invalid({ alt: 'Description must be at most 200 characters' }),
  ],
  [
    '150 the description of an activity, of 5,000 of two bytes',
    ({ admin, activity }) => {
      const form = aForm([['description', 'ħ'.repeat(5000)]])
      const url = `/api/activities/${activity}`
      return { method: 'PUT', url, payload: form.payload, headers: { ...form.headers, ...admin.headers } }
    },
    accepted(200),
  ],
  ['a description of two lines, as browsers send it', change({ description: 'One.\r\nTwo.' }), accepted(200)],
  ['151 a change of nothing', change({}), accepted(200)],
  ['units 0', make({ units: '0' }), invalid({ units: 'Units must be a whole number from 1 to 1000' })],
]

function withoutPicture(fixture: BadInputFixture): InjectOptions {
  const form = aForm([
    ['id_activity_fk', String(fixture.activity)],
    ['name', 'RHIB'],
    ['description', 'Fast.'],
    ['max_persons', '8'],
    ['price', '95'],
  ])
  return { payload: form.payload, headers: { ...form.headers, ...fixture.admin.headers } }
}

const twisted =
  (parts: Parameters<typeof aForm>[0], cut = 0): BadInputCase[1] =>
  (fixture) => {
    const form = aForm(parts)
    const payload = cut > 0 ? form.payload.subarray(0, -cut) : form.payload
    return {
      method: 'POST',
      url: '/api/products',
      payload,
      headers: { ...form.headers, ...fixture.admin.headers },
    }
  }
const bytes = Buffer.from('x')

function withWrongByte(picture: Buffer, at: number): Buffer {
  const wrong = Buffer.from(picture)
  wrong.writeUInt8(wrong.at(at) === 0 ? 1 : 0, wrong.length + at)
  return wrong
}

export const UPLOADS: BadInputCase[] = [
  [
    '136 a form cut short',
    twisted(
      [
        ['name', 'x'],
        ['image', { bytes: Buffer.alloc(2000) }],
      ],
      60,
    ),
    refused(400, 'malformed-request'),
  ],
  [
    '137 two pictures',
    twisted([
      ['image', { bytes }],
      ['image', { bytes }],
    ]),
    refused(413, 'payload-too-large'),
  ],
  ['137 a file in another field', twisted([['x', { bytes }]]), refused(422, 'validation')],
  [
    '137 13 parts',
    twisted([
      ...Array.from({ length: 12 }, (_, index): [string, string] => [`f${index}`, 'x']),
      ['image', { bytes }],
    ]),
    refused(413, 'payload-too-large'),
  ],
  ['137 a field name of 101 bytes', twisted([['x'.repeat(101), 'x']]), refused(413, 'payload-too-large')],
  [
    '137 more than 8 KiB in a field that does not exist',
    twisted([['x', 'ħ'.repeat(4097)]]),
    refused(413, 'payload-too-large'),
  ],
  [
    '137 a field of 65 KiB',
    twisted([['description', 'x'.repeat(65 * 1024)]]),
    refused(413, 'payload-too-large'),
  ],
  [
    '6 bytes that are no UTF-8 in a form',
    ({ admin }) => {
      const { payload, headers } = aForm([['description', 'x?']])
      return {
        method: 'POST',
        url: '/api/products',
        payload: Buffer.from(payload.toString('latin1').replace('x?', 'x\xff'), 'latin1'),
        headers: { ...headers, ...admin.headers },
      }
    },
    invalid({ description: 'Contains invalid characters' }),
  ],
  ['137 a field named __proto__', twisted([['__proto__', 'x']]), refused(400, 'malformed-request')],
  [
    '138 a byte more than 10 MiB',
    upload(Buffer.alloc(10 * 1024 * 1024 + 1)),
    refused(413, 'payload-too-large', 'The image is too large (max 10 MB)'),
  ],
  ['139 no bytes', upload(Buffer.alloc(0)), NO_PICTURE],
  ['140 HTML', upload(Buffer.from('<html><script>alert(1)</script></html>')), BROKEN_PICTURE],
  ['140 PDF', upload(Buffer.from('%PDF-1.7\n1 0 obj')), BROKEN_PICTURE],
  ['140 ZIP', upload(Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')), BROKEN_PICTURE],
  ['141 SVG', upload(Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"></svg>')), OTHER_PICTURE],
  [
    '141 SVG that says that it is XML',
    upload(Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>')),
    OTHER_PICTURE,
  ],
  ['140 XML', upload(Buffer.from('<?xml version="1.0"?>\n<note></note>')), BROKEN_PICTURE],
  ...(['gif', 'tiff', 'avif'] as const).map(
    (format): BadInputCase => [`141 ${format}`, upload(() => aPicture(format)), OTHER_PICTURE],
  ),
  [
    '144 225 megapixels in a small file',
    upload(() => aBlankPng(15_000, 15_000)),
    invalid({ image: 'The image is too large (max 50 megapixels)' }),
  ],
  [
    '145 one pixel wide, 20,000 high',
    upload(() => aPicture('png', 1, 20_000)),
    invalid({ image: 'The image is too large (max 50 megapixels)' }),
  ],
  [
    '146 a picture cut short',
    upload(async () => (await aPicture('jpeg', 800, 600)).subarray(0, 900)),
    BROKEN_PICTURE,
  ],
  ...[-1, -20].map(
    (at): BadInputCase => [
      `146 a PNG with a wrong byte ${-at} before its end`,
      upload(async () => withWrongByte(await aPicture('png'), at)),
      BROKEN_PICTURE,
    ],
  ),
  [
    '147 a picture with something behind it',
    upload(async () => Buffer.concat([await aPicture('jpeg'), Buffer.from('<script>')])),
    accepted(201),
  ],
]
