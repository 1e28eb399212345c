import { describe, expect, test } from 'vitest'
import { fieldErrorsOf, isProblem, messageOf, referenceOf, toApiError } from './api-error'

const PROBLEM = {
  type: '/problems/validation',
  status: 422,
  message: 'Email is required',
  errors: [
    { pointer: '#/mail', detail: 'Email is required' },
    { pointer: '#/password', detail: 'Password is required' },
  ],
}

describe('a failed request', () => {
  test('with a response keeps status, body and message', () => {
    const error = toApiError({ status: 422, data: PROBLEM })
    expect(error).toEqual({ status: 422, body: PROBLEM, message: 'Email is required' })
    expect(messageOf(error, 'Something else')).toBe('Email is required')
  })

  test('names the request as the log of the server does', () => {
    const error = toApiError({ status: 500, data: { ...PROBLEM, instance: '/req/4f6c-11' } })
    expect(referenceOf(error)).toBe('Reference: 4f6c-11')
    expect(referenceOf(toApiError({ status: 502, data: '<html>' }))).toBeUndefined()
    expect(referenceOf(new Error('broken'))).toBeUndefined()
  })

  test('has the messages of the refused fields', () => {
    expect(fieldErrorsOf(toApiError({ status: 422, data: PROBLEM }))).toEqual({
      mail: 'Email is required',
      password: 'Password is required',
    })
    expect(fieldErrorsOf(new Error('no answer'))).toEqual({})
  })

  test('is identified by the end of its type, not by its message', () => {
    const error = toApiError({ status: 409, data: { type: '/problems/slot-taken', message: 'Gone' } })
    expect(isProblem(error, 'slot-taken')).toBe(true)
    expect(isProblem(error, 'price-changed')).toBe(false)
    expect(isProblem(undefined, 'slot-taken')).toBe(false)
  })

  test('has the seconds of Retry-After', () => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
    expect(toApiError({ status: 429, data: null }, response).retryAfter).toBe(7)
  })

  test('without a response has the error’s message, and a text for people', () => {
    const error = toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' })
    expect(error).toEqual({ status: 0, message: 'TypeError: Failed to fetch' })
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.')
  })

  test('whose body was cut off had no response, so that a session outlives a page that is left', () => {
    const cutOff = { status: 'PARSING_ERROR', data: '', error: 'TypeError: network error' } as const
    const statusOf = (status: number) =>
      toApiError({ ...cutOff, originalStatus: status }, new Response(null, { status })).status
    expect([statusOf(200), statusOf(502)]).toEqual([0, 502])
  })

  test('with an HTML response shows the status', () => {
    expect(toApiError({ status: 502, data: '<html>' }).message).toBe('The server answered 502.')
  })
})
