import { useDeleteFaqMutation, useListFaqsQuery } from '@luzzu/api-client/faqs'
import { useLazyFindFaqVersionQuery } from '@luzzu/api-client/versions'
import type { Faq } from '@luzzu/domain/contracts'
import { PageHeader } from '@luzzu/ui'
import { usePageTitle } from '../../layout/use-page-title'
import { DeleteRecordDialog } from '../../records/DeleteRecordDialog'
import { RecordList } from '../../records/list/RecordList'
import { useDeleteRecord } from '../../records/use-delete-record'
import { useEditing } from '../../records/use-editing'
import { FaqDialog } from './FaqDialog'
import { FAQ_COLUMNS } from './faq-columns'
import { FAQ_WORDS as WORDS } from './faq-words'

const nameOf = ({ question }: Faq) => `“${question}”`
const textsOf = ({ question, answer }: Faq) => [question, answer]

/** The questions and answers of the home page. */
export default function FaqsPage() {
  const query = useListFaqsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [deleteFaq] = useDeleteFaqMutation()
  const deletion = useDeleteRecord((id) => deleteFaq(id).unwrap())
  const [findVersion] = useLazyFindFaqVersionQuery()
  const editing = useEditing((id) => findVersion(id).unwrap())

  return (
    <>
      <title>{usePageTitle(WORDS.title)}</title>
      <PageHeader title={WORDS.title} />
      <RecordList
        words={WORDS}
        query={query}
        columns={FAQ_COLUMNS}
        nameOf={nameOf}
        textsOf={textsOf}
        onAdd={editing.add}
        onEdit={editing.edit}
        onDelete={(faq) => deletion.ask({ id: faq.id, name: nameOf(faq) })}
        whenEmpty="Visitors read a line that invites them to contact us."
      />
      <FaqDialog key={editing.turn} version={editing.version} open={editing.isOpen} onClose={editing.close} />
      <DeleteRecordDialog inHand={deletion} one={WORDS.one}>
        It goes from the website.
      </DeleteRecordDialog>
    </>
  )
}
