import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteFaqMutation, useListFaqsQuery } from '@luzzu/api-client/faqs'
import { useLazyFindFaqVersionQuery } from '@luzzu/api-client/versions'
import { FAQ_FIELDS } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { PageHeader } from '@luzzu/ui'
import { RecordScreen } from '../../platform/records/RecordScreen'
import { recordColumns } from '../../platform/records/record-columns'
import { usePageTitle } from '../../platform/use-page-title'
import { FaqDialog } from './FaqDialog'
import { FAQ_COPY as COPY } from './faqs.copy'

const column = recordColumns<Faq>(FAQ_FIELDS)
const COLUMNS = [
  column('question', { width: '32%', isRowHeader: true, clip: true }),
  column('answer', { clip: true, bareOnPhone: true }),
]

const nameOf = ({ question }: Faq) => `“${question}”`
const textsOf = ({ question, answer }: Faq) => [question, answer]

/** Manages the questions and answers of the home page. */
export default function FaqsPage() {
  const query = useListFaqsQuery(undefined, LIST_QUERY)
  const [remove] = useDeleteFaqMutation()
  const [find] = useLazyFindFaqVersionQuery()

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <RecordScreen
        copy={COPY}
        query={query}
        columns={COLUMNS}
        nameOf={nameOf}
        textsOf={textsOf}
        find={(id) => find(id)}
        remove={(id) => remove(id)}
        consequence="It will be removed from the website."
        whenEmpty="Visitors see an invitation to contact us instead."
      >
        {(editor, formKey) => <FaqDialog key={formKey} {...editor} />}
      </RecordScreen>
    </>
  )
}
