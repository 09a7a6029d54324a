import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { quoteTransitions } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import type { Opened } from './quote-dialogs.tsx'

interface Props {
  readonly line: MarketGrid['lines'][number]
  readonly mayChange: boolean
  readonly onOpen: (opened: Opened) => void
}

/** What can be done to a quote of a line. */
export const actionsColumn = (of: Props): Column<MarketQuote> => ({
  key: 'actions',
  header: 'Actions',
  cell: (quote) => (
    <Menu small label={`More for ${quote.carrier}`} icon={<IconDots size={18} />} items={itemsOf(quote, of)} />
  ),
})

/** Whether a market may be sent the packet. */
export const isSendable = ({ status }: MarketQuote): boolean => status !== 'DECLINED' && status !== 'NOT_TAKEN_UP'

function itemsOf(quote: MarketQuote, { line, mayChange, onOpen }: Props) {
  const details = { label: 'Details and questions', onSelect: () => onOpen({ dialog: 'details', quote }) }
  if (!mayChange) return [details]
  return [
    details,
    { label: 'Edit', onSelect: () => onOpen({ dialog: 'edit', quote, line }) },
    {
      label: 'Change status',
      unavailable: quoteTransitions[quote.status].length === 0 ? 'Status is final' : undefined,
      onSelect: () => onOpen({ dialog: 'move', quote }),
    },
    {
      label: quote.packets.length === 0 ? 'Email packet' : 'Resend packet',
      unavailable: isSendable(quote) ? undefined : quoteMessages.marketClosed,
      onSelect: () => onOpen({ dialog: 'send', quotes: [quote], chosen: quote.id }),
    },
    { label: 'Attach the carrier’s file', onSelect: () => onOpen({ dialog: 'file', quote }) },
    ...(quote.published === null
      ? []
      : [
          {
            label: 'Withdraw from client',
            danger: true,
            separated: true,
            onSelect: () => onOpen({ dialog: 'withdraw', quote }),
          },
        ]),
  ]
}
