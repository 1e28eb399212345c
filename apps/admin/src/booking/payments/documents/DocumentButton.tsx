import { useDownloadDocumentMutation } from '@luzzu/api-client/documents'
import { documentFile } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Button } from '@luzzu/ui'
import { Download } from 'lucide-react'
import { errorReason, showFailure } from '../../../platform/api-errors'

type DocumentButtonProps = { document: Pick<SalesDocument, 'id' | 'number'> }

/** Downloads a document as PDF, to be opened, printed or sent. */
export function DocumentButton({ document: { id, number } }: DocumentButtonProps) {
  const [download, { isLoading }] = useDownloadDocumentMutation()

  async function start(): Promise<void> {
    const { data, error } = await download(id)
    if (!error) return saveFile(documentFile(number), data)
    showFailure(notDownloaded(number, errorReason(error)), error, () => void start())
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={isLoading}
      aria-label={`PDF of ${number}`}
      onClick={() => void start()}
    >
      PDF
    </Button>
  )
}

const notDownloaded = (number: string, reason: string) => `Couldn’t download ${number}. ${reason}`
