import { PHONE_MESSAGES, type PhoneReading, readAnyPhone } from '@luzzu/domain'
import { useEffect, useState } from 'react'

type ReadPhone = (value: unknown, callingCode: string | undefined) => PhoneReading

const UNKNOWN_CODE: PhoneReading = {
  ok: false,
  message: 'No country has the code that this number begins with. An example: +356\u00a07999\u00a01122',
}

/** Reads phone numbers of every country, with a table that is loaded beside the form; until then the server does. */
export function usePhoneReader(): ReadPhone {
  const [reader, setReader] = useState<{ readPhone: ReadPhone }>({ readPhone: readAnyPhone })
  useEffect(() => {
    import('@luzzu/domain/phone').then(setReader, () => {})
  }, [])
  return (value, callingCode) => {
    const reading = reader.readPhone(value, callingCode)
    const isCodeUnknown = callingCode !== undefined && !reading.ok && reading.message === PHONE_MESSAGES.code
    return isCodeUnknown ? UNKNOWN_CODE : reading
  }
}
