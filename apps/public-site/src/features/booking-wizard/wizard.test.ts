import type { CalendarDate } from '@luzzu/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '../../platform/draft/booking-draft'
import { aProduct } from '../../platform/testing/a-product'
import {
  back,
  canContinue,
  INITIAL_WIZARD,
  limitStep,
  next,
  parseStep,
  resumeDraft,
  STEPS,
  type Wizard,
} from './wizard'

const conditions = {
  today: '2026-07-03' as CalendarDate,
  windowDays: null,
  isOffered: () => true,
  isOpen: () => true,
  isFull: () => false,
}
const full = { ...conditions, isOpen: () => false }

const aDraft = (part: Partial<BookingDraft>): BookingDraft => ({
  ...INITIAL_WIZARD,
  productId: 1,
  productName: 'Painted Luzzu',
  ...part,
})

const chosen: Wizard = { step: 'time', addonIds: [5], date: '2026-07-16', slotId: 1 }

describe('the steps of the wizard', () => {
  test('details continue without any choice', () => {
    expect(next(INITIAL_WIZARD, conditions).step).toBe('date')
  })

  test.each(['', '2026-07-02', '2026-08-04', '2026-02-30'])(
    'the date step does not continue with the date "%s"',
    (date) => {
      expect(next({ ...INITIAL_WIZARD, step: 'date', date }, conditions).step).toBe('date')
    },
  )

  test.each(['2026-07-03', '2026-08-03'])('the date %s continues to the time', (date) => {
    expect(next({ ...INITIAL_WIZARD, step: 'date', date }, conditions).step).toBe('time')
  })

  test('the time step requires a slot', () => {
    expect(canContinue({ ...chosen, slotId: null }, conditions)).toBe(false)
  })

  test('an unavailable slot does not continue', () => {
    expect(canContinue(chosen, full)).toBe(false)
  })

  test('back goes one step and keeps the choices', () => {
    expect(back(chosen)).toEqual({ ...chosen, step: 'date' })
    expect(back(INITIAL_WIZARD)).toEqual(INITIAL_WIZARD)
  })

  test('next and back cancel each other out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STEPS.slice(0, -1)), (step) => {
        const wizard = { ...chosen, step }
        expect(back(next(wizard, conditions))).toEqual(wizard)
      }),
    )
  })
})

describe('a step in the URL', () => {
  test('is limited to the first incomplete step', () => {
    expect(limitStep({ ...chosen, step: 'confirm' }, conditions).step).toBe('confirm')
    expect(limitStep({ ...chosen, slotId: null, step: 'confirm' }, conditions).step).toBe('time')
    expect(limitStep({ ...INITIAL_WIZARD, step: 'confirm' }, conditions).step).toBe('date')
    expect(limitStep({ ...chosen, step: 'details' }, conditions)).toEqual({ ...chosen, step: 'details' })
  })

  test('is ignored unless it is valid', () => {
    expect(['date', 'confirm', 'Date', 'toString', '', null].map(parseStep)).toEqual([
      'date',
      'confirm',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a resumed draft', () => {
  test('continues at its step', () => {
    expect(resumeDraft(aDraft({ ...chosen, step: 'confirm' }), aProduct, conditions)).toEqual({
      ...chosen,
      step: 'confirm',
    })
  })

  test('still names the day that was called off', () => {
    const draft = aDraft({ ...chosen, step: 'date', insteadOf: '2026-07-15' })
    expect(resumeDraft(draft, aProduct, conditions).insteadOf).toBe('2026-07-15')
  })

  test('stops at the date when its date has passed', () => {
    const wizard = resumeDraft(
      aDraft({ ...chosen, step: 'confirm', date: '2026-07-01' }),
      aProduct,
      conditions,
    )
    expect(wizard.step).toBe('date')
  })

  test('stops at the time when its slot is unavailable', () => {
    expect(resumeDraft(aDraft({ ...chosen, step: 'confirm' }), aProduct, full).step).toBe('time')
  })

  test('drops add-ons that are no longer offered', () => {
    expect(resumeDraft(aDraft({ addonIds: [1, 5, 99] }), aProduct, conditions).addonIds).toEqual([5])
  })
})
