import { useListCountriesQuery } from '@luzzu/api-client/accounts'
import type { Registration } from '@luzzu/domain'
import type { Country } from '@luzzu/domain/contracts'
import { Button, Combobox } from '@luzzu/ui'
import { type UseControllerProps, useController } from 'react-hook-form'
import { REGISTRATION_COPY } from './registration.copy'
import { DEFAULT_COUNTRY, type RegistrationForm } from './registration-form'

type CountryFieldProps = {
  controlled: UseControllerProps<RegistrationForm, 'country', Registration>
  error: string | undefined
}

const nameOf = ({ code, name }: Country) => `${code} ${name}`

/** The country of the calling code; only Malta until the server's list has loaded. */
export function CountryField({ controlled, error }: CountryFieldProps) {
  const { field } = useController(controlled)
  const { data, isError, isFetching, refetch } = useListCountriesQuery()
  return (
    <>
      <Combobox
        label={REGISTRATION_COPY.countryCode}
        name={field.name}
        ref={field.ref}
        autoComplete="tel-country-code"
        options={data ?? [DEFAULT_COUNTRY]}
        value={field.value}
        error={error}
        hint={isError ? REGISTRATION_COPY.countriesFailed : undefined}
        onChange={field.onChange}
        onClear={() => field.onChange(null)}
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
