import { expect, test } from 'vitest'
import { deviceName } from './device-name'

test.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ],
  [
    'Microsoft Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('%s is recognized', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([undefined, '', 'curl/8.4', 'Your own phone/1.0 (trust me)', `${'a'.repeat(100_000)}/1`])(
  'an unknown user agent has no name',
  (userAgent) => {
    expect(deviceName(userAgent)).toBeNull()
  },
)
