import type { Addon } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { switchValue } from '../../../platform/records/record-values'
import { toAddonFormValues, validateAddonForm } from './addon-form'

const lunch: Addon = { id: 4, product_id: 1, addon_name: 'Lunch', included: 0, extra_price: 45 }

describe('an add-on', () => {
  test('is saved unchanged when nothing is edited', () => {
    expect(validateAddonForm(toAddonFormValues(lunch, []))).toEqual({
      ok: true,
      value: { id_product_fk: 1, addon_name: 'Lunch', included: false, extra_price: 45 },
    })
  })

  test('that becomes included loses its extra price', () => {
    const checked = validateAddonForm({ ...toAddonFormValues(lunch, []), included: switchValue(true) })
    expect(checked).toMatchObject({ ok: true, value: { included: true, extra_price: null } })
  })

  test('without a name is not submitted, and its field is marked', () => {
    const checked = validateAddonForm({ ...toAddonFormValues(lunch, []), addon_name: '  ' })
    expect(checked).toEqual({ ok: false, errors: { addon_name: 'The addon name is required' } })
  })

  test.each(['-1', '1.234', 'twelve'])('does not accept %s as an extra price', (extra_price) => {
    expect(validateAddonForm({ ...toAddonFormValues(lunch, []), extra_price })).toMatchObject({
      ok: false,
      errors: { extra_price: expect.any(String) },
    })
  })

  test('may have no extra price', () => {
    const checked = validateAddonForm({ ...toAddonFormValues(lunch, []), extra_price: '' })
    expect(checked).toMatchObject({ ok: true, value: { extra_price: null } })
  })
})
