import { LIST_QUERY } from '@luzzu/api-client'
import { useListAttentionQuery } from '@luzzu/api-client/orders'
import type { Attention } from '@luzzu/domain/contracts'
import { media, Panel, Skeleton, size, token } from '@luzzu/ui'
import { CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../../platform/use-dialog-state'
import { PAYMENTS_SCREEN_COPY as COPY } from '../payments-screen.copy'
import { AttentionEntry } from './AttentionEntry'
import { SettleDialog } from './SettleDialog'
import { SettledList } from './SettledList'

type AttentionPanelProps = {
  onShow: (orderId: number) => void
  /** Whether that is open. */
  isShowing: boolean
}

/** What is wrong with money, first of all; normally nothing. */
export function AttentionPanel({ onShow, isShowing }: AttentionPanelProps) {
  const query = useListAttentionQuery(undefined, LIST_QUERY)
  const settling = useDialogState<Attention>()
  const panel = useRestoreFocus<HTMLElement>(query.data, isShowing || settling.isOpen)
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      title={COPY.attention}
      subtitle={query.data?.length === 0 && <Nothing />}
    >
      <PanelBody>
        <QueryView
          query={query}
          failure={COPY.attentionNotLoaded}
          skeleton={<Skeleton label={COPY.loading} shape="block" height={size(12)} />}
        >
          {(entries) =>
            entries.length > 0 && (
              <ul>
                {entries.map((entry) => {
                  const key = entry.id ?? `${entry.kind} ${entry.order_id} ${entry.payment_id} ${entry.at}`
                  return (
                    <li key={key} data-row data-key={key}>
                      <AttentionEntry entry={entry} onShow={onShow} onSettle={() => settling.open(entry)} />
                    </li>
                  )
                })}
              </ul>
            )
          }
        </QueryView>
        <SettledList />
      </PanelBody>
      {settling.value && (
        <SettleDialog
          key={settling.formKey}
          entry={settling.value}
          open={settling.isOpen}
          onClose={settling.close}
        />
      )}
    </Panel>
  )
}

function Nothing() {
  return (
    <Quiet>
      <CircleCheck aria-hidden="true" />
      {COPY.nothing}
    </Quiet>
  )
}

const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1h')};
  color: ${token('confirmed')};

  > svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
  }
`

/** Takes no room while there is nothing. */
const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  &:empty {
    display: none;
  }
  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`
