import { describe, expect, test } from 'vitest'
import type { Validated } from '../fields'
import { validateActivity, validateActivityChange } from './activity'
import { validateAddon, validateAddonChange } from './addon'
import { validateFaq, validateFaqChange } from './faq'
import { PRODUCT_FIELDS, validateProduct, validateProductChange } from './product'

const errorsOf = (result: Validated<unknown>) => (result.ok ? {} : result.errors)
const LUZZU = { id_activity_fk: 1, name: 'Luzzu', description: 'A boat', max_persons: 8, price: 120 }

describe('an FAQ', () => {
  test.each(['', '   ', '\u00A0', '\u200B', '\u2800', '\u3164\n', '\u00AD\uFE0F', '\u{E0020}', undefined, 7])(
    'requires more than %o',
    (text) => {
      expect(errorsOf(validateFaq({ question: text, answer: text }))).toEqual({
        question: 'Question is required',
        answer: 'Answer is required',
      })
    },
  )

  test.each(['Kayaks? ❤️', '👩‍👩‍👧', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', 'می‌خواهم'])(
    'keeps %o as it is',
    (text) => {
      expect(validateFaq({ question: text, answer: text })).toEqual({
        ok: true,
        value: { question: text, answer: text },
      })
    },
  )

  test('may have line breaks, and a maximum length', () => {
    expect(validateFaq({ question: 'Why?', answer: 'One\nTwo' }).ok).toBe(true)
    expect(errorsOf(validateFaq({ question: 'a'.repeat(501), answer: 'a'.repeat(10_001) }))).toEqual({
      question: 'Question must be at most 500 characters',
      answer: 'Answer must be at most 10000 characters',
    })
  })

  test('changes only the submitted fields', () => {
    expect(validateFaqChange({})).toEqual({ ok: true, value: {} })
    expect(validateFaqChange({ answer: ' New ' })).toEqual({ ok: true, value: { answer: 'New' } })
    expect(errorsOf(validateFaqChange({ question: '' }))).toEqual({ question: 'Question is required' })
  })
})

describe('a product', () => {
  test('has defaults: one unit and no limits', () => {
    const measures = Object.entries(PRODUCT_FIELDS).filter(([, { kind }]) => kind === 'measure')
    const none = Object.fromEntries(measures.map(([name]) => [name, null]))
    expect(validateProduct(LUZZU)).toEqual({ ok: true, value: { ...LUZZU, ...none, units: 1 } })
  })

  test('requires every required field', () => {
    expect(errorsOf(validateProduct({}))).toEqual({
      id_activity_fk: 'Please choose an activity type',
      name: 'The product name is required',
      description: 'The product description is required',
      max_persons: 'The max persons field is required',
      price: 'The product price is required',
    })
  })

  test.each([-0.01, 'abc', Number.POSITIVE_INFINITY, 12.345, '12,50', 10_000_001])(
    'cannot cost %o',
    (price) => {
      expect(errorsOf(validateProduct({ ...LUZZU, price }))).toEqual({
        price: 'Price must be a number from 0 with at most 2 decimals',
      })
    },
  )

  test.each([0, 0.01, 12.5, 1.15, 10_000_000])('can cost %o', (price) => {
    expect(validateProduct({ ...LUZZU, price }).ok).toBe(true)
  })

  test.each([0, -1, 1.5, 1001, 'abc'])('cannot take %o persons', (max_persons) => {
    expect(errorsOf(validateProduct({ ...LUZZU, max_persons }))).toEqual({
      max_persons: 'Max persons must be a whole number of at least 1',
    })
  })

  test('has a height in tenths of a meter, and none for 0', () => {
    for (const boat_height_m of [1.25, -0.1, 101]) {
      expect(errorsOf(validateProduct({ ...LUZZU, boat_height_m }))).toEqual({
        boat_height_m: 'Height must be from 0 in steps of 0.1',
      })
    }
    expect(validateProduct({ ...LUZZU, boat_height_m: 0 })).toMatchObject({ value: { boat_height_m: null } })
    expect(validateProduct({ ...LUZZU, boat_height_m: 2.4 })).toMatchObject({ value: { boat_height_m: 2.4 } })
  })

  test('changes only the submitted fields', () => {
    expect(validateProductChange({ price: 99.5 })).toEqual({ ok: true, value: { price: 99.5 } })
  })

  test('has no default in a change', () => {
    for (const units of [null, ''])
      expect(errorsOf(validateProductChange({ units }))).toEqual({
        units: 'Units must be a whole number from 1 to 1000',
      })
    expect(errorsOf(validateActivityChange({ type: null }))).toEqual({
      type: 'Type must be Boat, Kayak or Jet Ski',
    })
  })
})

describe('an activity', () => {
  const KAYAKS = { name: 'Kayaks', description: 'By paddle' }

  test('is a boat by default', () => {
    expect(validateActivity(KAYAKS)).toMatchObject({ value: { type: 'Boat', image_url: null } })
    expect(validateActivity({ ...KAYAKS, type: 'Jet Ski' })).toMatchObject({ value: { type: 'Jet Ski' } })
    expect(errorsOf(validateActivity({ ...KAYAKS, type: 'boat' }))).toEqual({
      type: 'Type must be Boat, Kayak or Jet Ski',
    })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://169.254.169.254/',
    `https://x/${'a'.repeat(3000)}`,
    7,
  ])('cannot have a picture at %o', (image_url) => {
    expect(errorsOf(validateActivity({ ...KAYAKS, image_url }))).toEqual({
      image_url: 'Image address must be an https address',
    })
  })
})

describe('an add-on', () => {
  const LUNCH = { addon_name: 'Lunch', id_product_fk: 1, included: false, extra_price: 45 }

  test.each([-1, 0.001, 'abc'])('cannot cost %o', (extra_price) => {
    expect(errorsOf(validateAddon({ ...LUNCH, extra_price }))).toEqual({
      extra_price: 'Extra price must be a number from 0 with at most 2 decimals',
    })
  })

  test.each(['yes', 2, []])('is not included by %o', (included) => {
    expect(errorsOf(validateAddon({ ...LUNCH, included }))).toEqual({
      included: 'Included must be true or false',
    })
  })

  test('cannot move to another product', () => {
    expect(validateAddonChange({ addon_name: 'Dinner', id_product_fk: 9 } as object)).toEqual({
      ok: true,
      value: { addon_name: 'Dinner' },
    })
  })
})
