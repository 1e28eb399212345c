import { PHONE_MESSAGES, type PhoneReading, readAnyPhone } from '@luzzu/domain'
import { usePhones } from './use-phones'

type ReadPhone = (value: unknown, callingCode: string | undefined) => PhoneReading

const UNKNOWN_CODE: PhoneReading = {
  ok: false,
  message: 'No country has the code that this number begins with.',
}

/** Reads phone numbers of every country; until their table is loaded the server does. */
export function usePhoneReader(): ReadPhone {
  const readPhone: ReadPhone = usePhones()?.readPhone ?? readAnyPhone
  return (value, callingCode) => {
    const reading = readPhone(value, callingCode)
    const isCodeUnknown = callingCode !== undefined && !reading.ok && reading.message === PHONE_MESSAGES.code
    return isCodeUnknown ? UNKNOWN_CODE : reading
  }
}
