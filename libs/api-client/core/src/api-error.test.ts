import { describe, expect, test } from 'vitest'
import { fieldErrorsOf, isProblem, messageOf, toApiError } from './api-error'

const PROBLEM = {
  type: '/problems/validation',
  status: 422,
  message: 'Email is required',
  errors: [
    { pointer: '#/mail', detail: 'Email is required' },
    { pointer: '#/password', detail: 'Password is required' },
  ],
}

describe('a call that failed', () => {
  test('with an answer keeps its status, its body and the line for a person', () => {
    const error = toApiError({ status: 422, data: PROBLEM })
    expect(error).toEqual({ status: 422, body: PROBLEM, message: 'Email is required' })
    expect(messageOf(error, 'Something else')).toBe('Email is required')
  })

  test('names the fields that were refused', () => {
    expect(fieldErrorsOf(toApiError({ status: 422, data: PROBLEM }))).toEqual({
      mail: 'Email is required',
      password: 'Password is required',
    })
    expect(fieldErrorsOf(new Error('no answer'))).toEqual({})
  })

  test('is known by the end of its type, never by its words', () => {
    const error = toApiError({ status: 409, data: { type: '/problems/slot-taken', message: 'Gone' } })
    expect(isProblem(error, 'slot-taken')).toBe(true)
    expect(isProblem(error, 'price-changed')).toBe(false)
    expect(isProblem(undefined, 'slot-taken')).toBe(false)
  })

  test('says how long to wait where the server does', () => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
    expect(toApiError({ status: 429, data: null }, response).retryAfter).toBe(7)
  })

  test('without an answer has the message of the error, and our words for people', () => {
    const error = toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' })
    expect(error).toEqual({ status: 0, message: 'TypeError: Failed to fetch' })
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.')
  })

  test('with a page instead of an answer says which status it had', () => {
    expect(toApiError({ status: 502, data: '<html>' }).message).toBe('The server answered 502.')
  })
})
