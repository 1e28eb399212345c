import { LIST_QUERY } from '@luzzu/api-client'
import { useOrderFaqsMutation } from '@luzzu/api-client/faq-order'
import { useDeleteFaqMutation, useListFaqsQuery } from '@luzzu/api-client/faqs'
import { useGetSetUpQuery } from '@luzzu/api-client/set-up'
import { useLazyFindFaqVersionQuery } from '@luzzu/api-client/versions'
import { FAQ_FIELDS } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { Badge, PageHeader } from '@luzzu/ui'
import { useMemo } from 'react'
import { ContradictionsNotice } from '../../booking/contradictions/ContradictionsNotice'
import { RecordScreen } from '../../platform/records/RecordScreen'
import { recordColumns } from '../../platform/records/record-columns'
import { SAMPLE } from '../../platform/records/records.copy'
import { usePageTitle } from '../../platform/use-page-title'
import { FaqDialog } from './FaqDialog'
import { FAQ_COPY as COPY } from './faqs.copy'

const column = recordColumns<Faq>(FAQ_FIELDS)
/** `samples`: ids of those that nobody has edited since the installation. */
const columnsOf = (samples: readonly number[] = []) => [
  column('question', {
    width: '32%',
    isRowHeader: true,
    cell: ({ id, question }) => (
      <>
        {question} {samples.includes(id) && <Badge tone="neutral">{SAMPLE}</Badge>}
      </>
    ),
  }),
  column('answer', { clip: true, bareInCard: true }),
]

const nameOf = ({ question }: Faq) => `“${question}”`
const textsOf = ({ question, answer }: Faq) => [question, answer]

/** Manages the questions and answers of the home page. */
export default function FaqsPage() {
  const query = useListFaqsQuery(undefined, LIST_QUERY)
  const [remove] = useDeleteFaqMutation()
  const [saveOrder] = useOrderFaqsMutation()
  const [find] = useLazyFindFaqVersionQuery()
  const { data: setUp } = useGetSetUpQuery()
  const samples = setUp?.samples.faq_ids
  const columns = useMemo(() => columnsOf(samples), [samples])

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <ContradictionsNotice />
      <RecordScreen
        copy={COPY}
        query={query}
        columns={columns}
        nameOf={nameOf}
        textsOf={textsOf}
        find={(id) => find(id)}
        remove={(id) => remove(id)}
        saveOrder={saveOrder}
        consequence="It will be removed from the website."
        whenEmpty="Visitors see an invitation to contact us instead."
      >
        {(editor, formKey) => <FaqDialog key={formKey} {...editor} />}
      </RecordScreen>
    </>
  )
}
