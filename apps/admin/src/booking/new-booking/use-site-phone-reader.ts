import { useSite } from '@luzzu/api-client/site'
import { type ReadPhone, readAnyPhone } from '@luzzu/domain'
import { useEffect, useState } from 'react'

const readAny: ReadPhone = (value) => readAnyPhone(value, undefined)

/**
 * Reads phone numbers as the server does: without a country code as numbers of the country of the business. Until the
 * table is loaded, and where the browser does not know that country, the server does.
 */
export function useSitePhoneReader(): ReadPhone {
  const { time_zone } = useSite()
  const [reader, setReader] = useState<{ read: ReadPhone }>({ read: readAny })
  useEffect(() => {
    let isCurrent = true
    import('@luzzu/domain/phone').then(
      ({ callingCodeOf, readPhone }) => {
        const callingCode = callingCodeOf(time_zone)
        if (isCurrent && callingCode) setReader({ read: (value) => readPhone(value, callingCode) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [time_zone])
  return reader.read
}
