import type { Faq } from '@luzzu/domain/contracts'
import type { Column } from '@luzzu/ui'

export const FAQ_COLUMNS: readonly Column<Faq>[] = [
  {
    key: 'question',
    header: 'Question',
    width: '32%',
    isRowHeader: true,
    clip: true,
    cell: ({ question }) => <span title={question}>{question}</span>,
  },
  {
    key: 'answer',
    header: 'Answer',
    clip: true,
    bareOnPhone: true,
    cell: ({ answer }) => <span title={answer}>{answer}</span>,
  },
]
