import type { Answer } from '@luzzu/api-client'
import { saveFile } from '@luzzu/page/area'
import { useState } from 'react'
import { errorReason, showFailure } from '../../platform/api-errors'
import { reportMessages } from './reports.copy'

/** Downloads what a request answers as a file. */
export function useExport(fetchFile: () => Promise<Answer<string>>, name: string) {
  const [isLoading, setLoading] = useState(false)

  async function start(): Promise<void> {
    setLoading(true)
    const { data, error } = await fetchFile()
    setLoading(false)
    if (!error) return saveFile(name, data)
    showFailure(reportMessages.notExported(errorReason(error)), error, () => void start())
  }

  return { isLoading, start: () => void start() }
}
