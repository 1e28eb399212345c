import { describe, expect, test } from 'vitest'
import { toProductFormValues, toProductRequest, validateProductForm } from './product-form'

const luzzu = {
  ...toProductFormValues(undefined, []),
  name: 'Traditional Luzzu',
  description: 'A painted wooden boat.',
  price: '95.00',
}
const errorsOf = (values: typeof luzzu, hasPicture = true) => {
  const checked = validateProductForm(values, hasPicture)
  return checked.ok ? {} : checked.errors
}

describe('a rental service', () => {
  test('marks every missing field', () => {
    const nothing = { ...luzzu, name: '', description: '', price: '', max_persons: '' }
    expect(errorsOf(nothing, false)).toEqual({
      name: 'The product name is required',
      description: 'The product description is required',
      price: 'The product price is required',
      max_persons: 'The max persons field is required',
      image: 'The product image is required',
    })
  })

  test('defaults to one person, one unit and activity 1', () => {
    expect(toProductFormValues(undefined, [])).toMatchObject({
      max_persons: '1',
      units: '1',
      id_activity_fk: '1',
    })
  })

  test('without weight and height submits 0', () => {
    const checked = validateProductForm(luzzu, true)
    expect(checked.ok && toProductRequest(checked.value)).toMatchObject({
      max_weight_kg: 0,
      boat_height_m: 0,
    })
  })

  test.each([
    ['price', '1.999'],
    ['price', '-1'],
    ['max_persons', '0'],
    ['max_persons', '1.5'],
    ['boat_height_m', '1.25'],
    ['max_weight_kg', '-3'],
    ['units', '0'],
  ] as const)('does not accept %s %s', (field, text) => {
    expect(Object.keys(errorsOf({ ...luzzu, [field]: text }))).toEqual([field])
  })
})
