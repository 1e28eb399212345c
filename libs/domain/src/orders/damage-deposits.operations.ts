import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateDamageCapture, validateDamageDeposit } from '../payments/payment-amount'
import { AmountSchema, MethodSchema } from '../payments/payments.contract'
import { DAMAGE_DEPOSIT_EXAMPLE } from './order-example'
import { DamageDepositSchema, TakenDepositSchema } from './orders.contract'

/** What guests leave in case that something breaks; no sale. */
export const damageDepositOperations = defineOperations('Payments', {
  'POST /bookings/:id/damage-deposit': {
    id: 'takeDamageDeposit',
    summary: 'Take a damage deposit, from two days before the start',
    access: 'admin',
    body: Type.Object({ method: MethodSchema, amount: AmountSchema }),
    validate: validateDamageDeposit,
    answer: { 201: TakenDepositSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['closed', 'invalid-state', 'unavailable'],
    bodyExample: { method: 'cash', amount: 200 },
    example: { ...DAMAGE_DEPOSIT_EXAMPLE, qr: null },
  },
  'GET /damage-deposits/:id': {
    id: 'getDamageDeposit',
    summary:
      'Get one damage deposit, with where guests leave it on a card; Stripe is asked about one that is open',
    access: 'admin',
    answer: { 200: TakenDepositSchema },
    example: { ...DAMAGE_DEPOSIT_EXAMPLE, qr: null },
  },
  'POST /damage-deposits/:id/capture': {
    id: 'captureDamageDeposit',
    summary: 'Keep a part of a damage deposit and give the rest back',
    access: 'admin',
    body: Type.Object({ amount: AmountSchema, reason: Type.String() }),
    validate: validateDamageCapture,
    answer: { 200: DamageDepositSchema },
    takes: ['Idempotency-Key'],
    errors: ['closed', 'invalid-state', 'unavailable'],
    bodyExample: { amount: 50, reason: 'A lost paddle' },
    example: { ...DAMAGE_DEPOSIT_EXAMPLE, status: 'captured', captured: 50, reason: 'A lost paddle' },
  },
  'POST /damage-deposits/:id/release': {
    id: 'releaseDamageDeposit',
    summary: 'Give a damage deposit back',
    access: 'admin',
    answer: { 200: DamageDepositSchema },
    takes: ['Idempotency-Key'],
    errors: ['closed', 'invalid-state', 'unavailable'],
    example: { ...DAMAGE_DEPOSIT_EXAMPLE, status: 'released' },
  },
})
