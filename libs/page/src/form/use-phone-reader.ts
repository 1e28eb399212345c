import { type PhoneReading, readAnyPhone } from '@luzzu/domain'
import { useEffect, useState } from 'react'

type ReadPhone = (value: unknown, callingCode: string | undefined) => PhoneReading

/** Reads phone numbers of every country, with a table that is loaded beside the form; until then the server does. */
export function usePhoneReader(): ReadPhone {
  const [reader, setReader] = useState<{ readPhone: ReadPhone }>({ readPhone: readAnyPhone })
  useEffect(() => {
    import('@luzzu/domain/phone').then(setReader, () => {})
  }, [])
  return reader.readPhone
}
