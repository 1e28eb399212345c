import { useSite } from '@luzzu/api-client/site'
import { type ReadPhone, readAnyPhone } from '@luzzu/domain'
import { useEffect, useState } from 'react'

const readAny: ReadPhone = (value) => readAnyPhone(value, undefined)

/**
 * Reads phone numbers as the server does: without a country code as numbers of the country of the business. Until the
 * table is loaded, and where the browser does not know that country, the server does.
 */
export function useSitePhoneReader(): ReadPhone {
  const { time_zone: timeZone, contact } = useSite()
  const { phone } = contact
  const [reader, setReader] = useState<{ read: ReadPhone }>({ read: readAny })
  useEffect(() => {
    let isCurrent = true
    import('@luzzu/domain/phone').then(
      ({ homeCallingCode, readPhone }) => {
        const callingCode = homeCallingCode({ timeZone, phone })
        if (isCurrent && callingCode) setReader({ read: (value) => readPhone(value, callingCode) })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [timeZone, phone])
  return reader.read
}
