import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ReorderList } from '../../kit/data/reorder-list.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useSignedInUser } from '../session/session.public.ts'
import classes from './arrange-cards.module.css'
import { cardTitles } from './card-titles.ts'
import { useArrangement } from './dashboard.queries.ts'

interface Props {
  readonly account: Account
  readonly cards: readonly PlacedCard[]
  readonly onChange: (cards: PlacedCard[]) => void
  readonly onClose: () => void
}

/** Chooses which cards a dashboard shows and in what order; the cards below follow at once. */
export default function ArrangeCards({ account, cards, onChange, onClose }: Props) {
  const user = useSignedInUser()
  const { brokerCode, brokerName, dashboard } = account
  const { saveOwn, saveDefault } = useArrangement(account)
  const { busy, refused, run } = useWork()

  const finish = (done: string, work: () => Promise<void>): void => {
    void run(async () => {
      await work()
      toasts.show('success', done)
      onClose()
    }, 'The dashboard layout could not be saved. Please try again.')
  }

  return (
    <Card title="Customize dashboard">
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <ReorderList
        label="Cards"
        items={cards}
        keyOf={({ name }) => name}
        nameOf={({ name }) => cardTitles[name]}
        onReorder={onChange}
      >
        {(card) => (
          <CheckField
            label={cardTitles[card.name]}
            checked={card.shown}
            onChange={({ currentTarget: { checked } }) =>
              onChange(cards.map((other) => (other === card ? { ...card, shown: checked } : other)))
            }
          />
        )}
      </ReorderList>
      <div className={classes.actions}>
        <Button small busy={busy} onClick={() => finish('Dashboard saved', () => saveOwn([...cards]))}>
          Save
        </Button>
        <Button kind="secondary" small onClick={onClose}>
          Cancel
        </Button>
        {dashboard.setBy === 'PERSON' && (
          <Button kind="quiet" small disabled={busy} onClick={() => finish('Dashboard reset', () => saveOwn(null))}>
            Reset
          </Button>
        )}
        {isBrokerageAdmin(user, brokerCode) && (
          <Button
            kind="quiet"
            small
            disabled={busy}
            onClick={() => finish(`Default for ${brokerName} saved`, () => saveDefault([...cards]))}
          >
            Make this the default for {brokerName}
          </Button>
        )}
        {isBrokerageAdmin(user, brokerCode) && dashboard.setBy === 'BROKERAGE' && (
          <Button
            kind="quiet"
            small
            disabled={busy}
            onClick={() => finish(`Default for ${brokerName} removed`, () => saveDefault(null))}
          >
            Remove the default for {brokerName}
          </Button>
        )}
      </div>
    </Card>
  )
}
