import { useListCountriesQuery } from '@luzzu/api-client/accounts'
import type { Country } from '@luzzu/domain/contracts'
import { Button, Combobox } from '@luzzu/ui'
import { REGISTRATION_COPY } from './registration.copy'
import { DEFAULT_COUNTRY } from './registration-form'

type CountryFieldProps = {
  value: Country | null
  error: string | undefined
  onChange: (country: Country | null) => void
}

const nameOf = ({ code, name }: Country) => `${code} ${name}`

/** The country of the calling code; only Malta until the server's list has loaded. */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const { data, isError, isFetching, refetch } = useListCountriesQuery()
  return (
    <>
      <Combobox
        label={REGISTRATION_COPY.countryCode}
        name="country"
        autoComplete="tel-country-code"
        options={data ?? [DEFAULT_COUNTRY]}
        value={value}
        error={error}
        hint={isError ? REGISTRATION_COPY.countriesFailed : undefined}
        onChange={onChange}
        onClear={() => onChange(null)}
        optionKey={nameOf}
        optionText={nameOf}
        renderOption={(country) => `${country.flag} ${nameOf(country)}`}
      />
      {isError && (
        <Button variant="plain" size="small" loading={isFetching} onClick={() => refetch()}>
          {REGISTRATION_COPY.countriesRetry}
        </Button>
      )}
    </>
  )
}
