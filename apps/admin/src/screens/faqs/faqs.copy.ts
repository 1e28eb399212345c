import type { RecordCopy } from '../../platform/records/records.copy'

export const FAQ_COPY: RecordCopy = {
  title: 'FAQ Management',
  singular: 'FAQ',
  plural: 'FAQs',
  search: 'Search FAQs',
  searchHint: 'Search questions and answers',
  add: 'Add New FAQ',
  create: 'Create New FAQ',
  edit: 'Edit FAQ',
  none: 'No FAQs found.',
}
