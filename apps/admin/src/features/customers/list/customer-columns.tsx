import { formatDate } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'
import { showCount } from '../../../platform/lists/show-count'
import { customerPath } from '../../../platform/paths'
import { COLUMN_WORDS as WORDS } from '../customers-words'
import { RoleBadge } from '../RoleBadge'

export const CUSTOMER_COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'name',
    header: WORDS.name,
    isRowHeader: true,
    clip: true,
    cell: ({ id_user_pk, username }) => (
      <Link to={customerPath(id_user_pk)} title={username}>
        {username}
      </Link>
    ),
  },
  {
    key: 'mail',
    header: WORDS.mail,
    clip: true,
    bareOnPhone: true,
    cell: ({ mail }) => <span title={mail}>{mail}</span>,
  },
  { key: 'phone', header: WORDS.phone, width: size(40), bareOnPhone: true, cell: ({ phone }) => phone },
  {
    key: 'role',
    header: WORDS.role,
    width: size(36),
    bareOnPhone: true,
    cell: (customer) => <RoleBadge customer={customer} />,
  },
  {
    key: 'bookings',
    header: WORDS.bookings,
    width: size(24),
    align: 'end',
    cell: ({ bookings }) => showCount(bookings),
  },
  {
    key: 'since',
    header: WORDS.since,
    width: size(40),
    align: 'end',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
  },
]
