import type { Answer } from '@luzzu/api-client'
import {
  useDownloadBookingReportMutation,
  useDownloadLedgerMutation,
  useDownloadMoneyReportMutation,
} from '@luzzu/api-client/reports'
import { saveFile } from '@luzzu/page/area'
import { Button } from '@luzzu/ui'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { errorReason, showFailure } from '../../platform/api-errors'
import { ofBookings, type ReportFilters } from './report-filters'
import { REPORTS_COPY as COPY, reportMessages } from './reports.copy'

type ExportButtonsProps = { filters: ReportFilters; isWrong: boolean }

/** The report of the period on paper and as a file, and of payments the ledger. */
export function ExportButtons({ filters, isWrong }: ExportButtonsProps) {
  const { of, from, to, by } = filters
  const [fetchMoney] = useDownloadMoneyReportMutation()
  const [fetchBookings] = useDownloadBookingReportMutation()
  const [fetchLedger] = useDownloadLedgerMutation()
  const fetchReport = () =>
    of === 'payments' ? fetchMoney({ from, to, by }) : fetchBookings(ofBookings(filters))
  const report = useExport(fetchReport, reportMessages.fileName(of, from, to))
  const ledger = useExport(() => fetchLedger({ from, to }), reportMessages.fileName('ledger', from, to))
  const disabledReason = isWrong ? COPY.wrongPeriod : undefined
  return (
    <>
      <Button
        variant="plain"
        icon={<Printer aria-hidden="true" />}
        disabledReason={disabledReason}
        onClick={() => globalThis.print()}
      >
        {COPY.print}
      </Button>
      <Button
        variant="plain"
        icon={<Download aria-hidden="true" />}
        loading={report.isLoading}
        disabledReason={disabledReason}
        onClick={report.start}
      >
        {COPY.export}
      </Button>
      {of === 'payments' && (
        <Button
          variant="plain"
          icon={<Download aria-hidden="true" />}
          loading={ledger.isLoading}
          disabledReason={disabledReason}
          onClick={ledger.start}
        >
          {COPY.exportLedger}
        </Button>
      )}
    </>
  )
}

/** Downloads what a request answers as a file. */
function useExport(fetchFile: () => Promise<Answer<string>>, name: string) {
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
