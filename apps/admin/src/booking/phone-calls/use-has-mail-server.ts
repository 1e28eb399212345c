import { useGetSetUpQuery } from '@luzzu/api-client/set-up'

/** Whether emails are sent; without a mail server they only lie in the data folder. Until it is known, they are. */
export function useHasMailServer(): boolean {
  const { data } = useGetSetUpQuery()
  return data?.steps.find(({ step }) => step === 'mail_server')?.is_done ?? true
}
