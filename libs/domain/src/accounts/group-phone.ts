/** Calling codes of one digit and of two; all others have three. */
const SHORT_CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A number as it is kept (E.164) in the groups in which it is read: `+356`, `7900`, `1000`. */
export function groupPhone(phone: string): string[] {
  const code = callingCodeOfPhone(phone)
  return code ? [code, ...groupDigits(phone.slice(code.length))] : [phone]
}

/** The country code of a number as it is kept (E.164), such as `+356`; `undefined` for what is no such number. */
export function callingCodeOfPhone(phone: string): string | undefined {
  if (!/^\+\d{8,}$/.test(phone)) return undefined
  return SHORT_CODE.exec(phone)?.[0] ?? phone.slice(0, 4)
}

/** Threes, with fours at the end for what is left over: 8 digits are two fours. */
function groupDigits(digits: string): string[] {
  const fours = digits.length % 3
  const threes = (digits.length - 4 * fours) / 3
  if (threes < 0) return [digits]
  const end = 3 * threes
  return [...digits.slice(0, end).matchAll(/.{3}/g), ...digits.slice(end).matchAll(/.{4}/g)].map(
    ([group]) => group,
  )
}
