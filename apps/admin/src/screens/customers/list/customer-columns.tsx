import type { Customer } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import type { Column } from '@luzzu/ui'
import { size } from '@luzzu/ui'
import { customerPath } from '../../../booking/paths'
import { Instant } from '../../../platform/Instant'
import { formatCount } from '../../../platform/lists/format-count'
import { COLUMN_COPY as COPY } from '../customers.copy'
import { RoleBadge } from '../RoleBadge'

export const CUSTOMER_COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'name',
    header: COPY.name,
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
    header: COPY.mail,
    clip: true,
    bareInCard: true,
    cell: ({ mail }) => <span title={mail}>{mail}</span>,
  },
  { key: 'phone', header: COPY.phone, width: size(40), bareInCard: true, cell: ({ phone }) => phone },
  {
    key: 'role',
    header: COPY.role,
    width: size(36),
    bareInCard: true,
    cell: (customer) => <RoleBadge customer={customer} />,
  },
  {
    key: 'bookings',
    header: COPY.bookings,
    width: size(24),
    align: 'end',
    cell: ({ bookings }) => formatCount(bookings),
  },
  {
    key: 'since',
    header: COPY.since,
    width: size(40),
    align: 'end',
    cell: ({ created_at }) => <Instant at={created_at} dateOnly />,
  },
]
