import { accepted, type BadInputCase, get, invalid, json, refused } from './bad-input'

const question =
  (fields: object): BadInputCase[1] =>
  (fixture) =>
    json('POST', '/faqs', { question: 'Why?', answer: 'Because.', ...fields }, fixture.admin)

export const FAQS: BadInputCase[] = [
  ...[undefined, '', '   ', '\u00A0', '\u200B', '\u2800', '\u3164', '\u00AD\uFE0F'].map(
    (text): BadInputCase => [
      `118 ${JSON.stringify(text)} as question`,
      question({ question: text }),
      invalid({ question: 'Question is required' }),
    ],
  ),
  ['119 no answer', question({ answer: ' ' }), invalid({ answer: 'Answer is required' })],
  [
    '120 neither',
    question({ question: '', answer: '' }),
    invalid({ question: 'Question is required', answer: 'Answer is required' }),
  ],
  [
    '121 501 characters',
    question({ question: 'x'.repeat(501) }),
    invalid({ question: 'Question must be at most 500 characters' }),
  ],
  [
    '121 10,001 characters',
    question({ answer: 'x'.repeat(10_001) }),
    invalid({ answer: 'Answer must be at most 10000 characters' }),
  ],
  ...[
    '<script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    'javascript:alert(1)',
    '[a](b)',
    '{{7*7}}',
    '\u0024{7*7}',
  ].map((text): BadInputCase => [`122 ${text}`, question({ answer: text }), accepted(201)]),
  [
    '123 an empty question',
    (fixture) => json('PUT', `/faqs/${fixture.faq}`, { question: '' }, fixture.admin),
    invalid({ question: 'Question is required' }),
  ],
  ['123 nothing', (fixture) => json('PUT', `/faqs/${fixture.faq}`, {}, fixture.admin), accepted(200)],
]

const activity =
  (fields: object): BadInputCase[1] =>
  (fixture) =>
    json('POST', '/activities', { name: 'Boats', description: 'At sea.', ...fields }, fixture.admin)
const addon =
  (fields: object): BadInputCase[1] =>
  (fixture) =>
    json(
      'POST',
      '/addons',
      { addon_name: 'Lunch', id_product_fk: fixture.product.id, ...fields },
      fixture.admin,
    )

export const REST: BadInputCase[] = [
  ['152 no name', activity({ name: ' ' }), invalid({ name: 'The activity name is required' })],
  [
    '152 no description',
    activity({ description: undefined }),
    invalid({ description: 'The activity description is required' }),
  ],
  ['153 no type', activity({}), accepted(201)],
  ...['boat', 'Submarine', 1].map(
    (type): BadInputCase => [
      `153 ${type} as type`,
      activity({ type }),
      invalid({ type: 'Type must be Boat, Kayak or Jet Ski' }),
    ],
  ),
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'http://169.254.169.254/',
    `https://x.example/${'x'.repeat(3000)}`,
  ].map(
    (address): BadInputCase => [
      `154 ${address.slice(0, 30)}`,
      activity({ image_url: address }),
      invalid({ image_url: 'Image address must be an https address' }),
    ],
  ),
  ['155 no name', addon({ addon_name: ' ' }), invalid({ addon_name: 'The addon name is required' })],
  ...[-1, 0.001, 'abc'].map(
    (price): BadInputCase => [
      `156 ${price} as price`,
      addon({ extra_price: price }),
      invalid({ extra_price: 'Extra price must be a number from 0 with at most 2 decimals' }),
    ],
  ),
  ...[null, '', undefined].map(
    (price): BadInputCase => [
      `156 ${JSON.stringify(price)} as price`,
      addon({ extra_price: price }),
      accepted(201),
    ],
  ),
  ...['yes', 2, []].map(
    (included): BadInputCase => [
      `158 ${JSON.stringify(included)} as included`,
      addon({ included }),
      invalid({ included: 'Included must be true or false' }),
    ],
  ),
  [
    '159 an unknown product',
    addon({ id_product_fk: 999_999 }),
    invalid({ id_product_fk: 'Please choose a product' }),
  ],
  ['161 a product that is not there', () => get('/products/999999'), refused(404, 'not-found')],
]
