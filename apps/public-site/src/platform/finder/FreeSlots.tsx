import { useSite } from '@luzzu/api-client/site'
import { formatDuration, formatMoney } from '@luzzu/domain'
import type { SlotAvailability, TimeSlot } from '@luzzu/domain/contracts'
import { SLOT_STATUS_TEXTS } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { media, size, tabular, token } from '@luzzu/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '../paths'
import { priceCounts } from './finder.copy'
import { groupSlots } from './found-slots'
import type { Found } from './use-found'

/** With more of them the wizard tells. */
const MAX_SHOWN = 3

/** Of two lines. */
const SLOT_HEIGHT = size(12)

type FreeSlotsProps = Found & { slots: readonly SlotAvailability[]; times: readonly TimeSlot[] }

/** The free slots of a product on the day that is looked for, with prices, and beside a few of them those that are not free. */
export function FreeSlots({ product, search, slots, times }: FreeSlotsProps) {
  const { free, notFree } = groupSlots(slots, times)
  const rest = free.length - MAX_SHOWN
  const taken = notFree.slice(0, Math.max(0, -rest))
  return (
    <>
      <Slots aria-label={`Free times of ${product.name}`}>
        {free.slice(0, rest > 0 ? MAX_SHOWN - 1 : MAX_SHOWN).map(({ slot, time }) => (
          <FreeSlot key={time.id} {...{ product, search, slot, time }} />
        ))}
        {rest > 0 && (
          <li>
            <Link to={`${paths.bookWith(product.id, search)}&step=time`}>{rest + 1} more times</Link>
          </li>
        )}
      </Slots>
      {taken.length > 0 && (
        <Slots aria-label={`Times of ${product.name} that are not free`}>
          {taken.map(({ slot: { status }, time }) => (
            <li key={time.id}>
              <TakenSlot>
                <SlotTime time={time} />
                {status && status !== 'open' && SLOT_STATUS_TEXTS[status]}
              </TakenSlot>
            </li>
          ))}
        </Slots>
      )}
    </>
  )
}

type FreeSlotProps = Found & { slot: SlotAvailability; time: TimeSlot }

/** Leads to the confirmation of the slot, where everything can still be changed. */
function FreeSlot({ product, search, slot, time }: FreeSlotProps) {
  const { currency } = useSite()
  const price = typeof slot.price === 'number' ? formatMoney(slot.price, currency) : undefined
  const counts = priceCounts(search.guests)
  return (
    <li>
      <Link
        to={paths.bookWith(product.id, { ...search, slotId: slot.slot_id })}
        aria-label={`Book ${product.name}: ${time.name}, ${time.time_range}, ${formatDuration(time.time_range)}${price ? ` ${price} ${counts}` : ''}`}
      >
        <SlotTime time={time} />
        {price && (
          <span>
            <strong>{price}</strong> <small>{counts}</small>
          </span>
        )}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}

const SlotTime = ({ time: { name, time_range } }: { time: TimeSlot }) => (
  <span>
    {name}{' '}
    <small>
      {time_range}, {formatDuration(time_range)}
    </small>
  </span>
)

const Slots = styled.ul`
  ${tabular}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};

  & + & {
    margin-top: ${token('space-1')};
  }
  > li > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space-2')};
    min-height: ${SLOT_HEIGHT};
    padding-inline: ${token('space-3')};
    border: 1px solid ${token('control-line')};
    border-radius: ${token('radius')};
    color: ${token('text')};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  > li > a {
    border-color: ${token('accent')};

    > span:first-child {
      flex: 1 1 auto;
    }
    > span + span {
      text-align: end;
    }
    > svg.lucide {
      width: ${token('icon-small')};
      height: ${token('icon-small')};
      color: ${token('accent')};

      ${media.narrow} {
        display: none;
      }
    }
  }
  > li > a:hover {
    background: ${token('accent-soft')};
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 500;
    white-space: nowrap;
  }
`

const TakenSlot = styled.div`
  && {
    border-color: transparent;
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
    font-weight: 500;
  }
`
