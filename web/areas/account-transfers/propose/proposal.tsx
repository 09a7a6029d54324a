import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { AccountTransfer, ShareChoices } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import classes from '../account-transfers.module.css'
import { InsuredCard } from '../transfer-cards.tsx'

interface Props<Choices extends ShareChoices> extends Pick<AccountTransfer, 'kind'> {
  readonly query: UseQueryResult<Choices>
  readonly titleOf: (choices: Choices) => string
  readonly wayOf: (choices: Choices) => string
  readonly Cards: ComponentType<{ readonly choices: Choices }>
  readonly Dialog: ComponentType<{ readonly choices: Choices; readonly onClose: () => void }>
}

/** What a move or a share would do, and the button that proposes it. */
export function Proposal<Choices extends ShareChoices>(props: Props<Choices>) {
  const { kind, query, titleOf, wayOf, Cards, Dialog } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <Loaded query={query} failed={transferMessages.previewFailed} lines={8}>
      {(choices) => (
        <>
          <Cards choices={choices} />
          <InsuredCard admins={choices.admins} kind={kind} />
          <Card title={titleOf(choices)}>
            <p className={classes.lead}>
              {`${wayOf(choices)} The effective date begins at 12:00 AM (${choices.timeZone.replaceAll('_', ' ')}).`}
            </p>
            <div className={classes.actions}>
              <Button disabled={choices.preview.obstacles.length > 0} onClick={() => setAsked(true)}>
                {kind === 'MOVE' ? 'Propose move…' : 'Propose share…'}
              </Button>
            </div>
          </Card>
          {isAsked && <Dialog choices={choices} onClose={() => setAsked(false)} />}
        </>
      )}
    </Loaded>
  )
}
