import type { Answer } from '@luzzu/api-client'
import { useLazyFindSettingsVersionQuery, useUpdateSettingsMutation } from '@luzzu/api-client/settings'
import { useSite } from '@luzzu/api-client/site'
import type { Version } from '@luzzu/api-client/versions'
import { DEFAULT_SETTINGS, type Settings } from '@luzzu/domain'
import { showSuccess } from '@luzzu/ui'
import { recordMessages } from '../../platform/records/records.copy'
import { useVersionedForm } from '../../platform/records/use-versioned-form'
import { SETTINGS_COPY } from './settings.copy'
import { toSettingsFormValues, validateSettingsForm } from './settings-form'

export type SettingsForm = ReturnType<typeof useSettingsForm>

export function useSettingsForm(version: Version<Settings>) {
  const { time_zone } = useSite()
  const [find] = useLazyFindSettingsVersionQuery()
  const [update] = useUpdateSettingsMutation()
  const form = useVersionedForm({
    version,
    toFormValues: (settings = DEFAULT_SETTINGS) => toSettingsFormValues(settings),
    check: (values, base) => validateSettingsForm(values, base, time_zone),
    save: (change, ifMatch): Promise<Answer<Version<Settings>>> => update({ change, ifMatch }),
    findCurrent: () => find(),
  })
  return {
    ...form,
    discard: () => form.reset(form.base),
    ...form.onSave((saved, isMerged) => {
      form.restartWith(saved)
      showSuccess(isMerged ? `${SETTINGS_COPY.saved} ${recordMessages.merged}` : SETTINGS_COPY.saved)
    }),
  }
}
