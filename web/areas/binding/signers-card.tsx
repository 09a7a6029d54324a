import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindDecision } from '@portico/contract/areas/binding/binding.shapes.ts'
import { useState } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import classes from './bind-decision.module.css'
import { useNameSigners } from './binding.queries.ts'

interface Props {
  readonly accountId: string
  readonly decision: BindDecision
}

/** The insured's authorized signers; an Admin names people in addition to the Admins. */
export function SignersCard({ accountId, decision: { signers, mayName } }: Props) {
  const name = useNameSigners(accountId)
  const [pending, setPending] = useState<{ readonly username: string; readonly isNamed: boolean }>()
  const put = async (username: string, isNamed: boolean): Promise<void> => {
    setPending({ username, isNamed })
    const others = signers.filter((each) => each.isNamed && each.username !== username).map((each) => each.username)
    try {
      await name(isNamed ? [...others, username] : others)
    } catch (error) {
      toasts.show('error', reasonOf(error, bindingMessages.saveFailed, 'usernames'))
    }
    setPending(undefined)
  }
  const isShown = ({ username, isAdmin, isNamed }: BindDecision['signers'][number]): boolean =>
    isAdmin || (pending?.username === username ? pending.isNamed : isNamed)
  return (
    <Card title="Authorized signers">
      <p>Account Admins and the people they add here can request to bind.</p>
      {mayName ? (
        <div className={classes.people}>
          {signers.map((signer) => (
            <CheckField
              key={signer.username}
              label={signer.name}
              description={signer.isAdmin ? 'Admin' : signer.username}
              checked={isShown(signer)}
              disabled={signer.isAdmin || pending !== undefined}
              onChange={(event) => void put(signer.username, event.currentTarget.checked)}
            />
          ))}
        </div>
      ) : (
        <ul className={classes.list}>
          {signers
            .filter(({ isAdmin, isNamed }) => isAdmin || isNamed)
            .map((signer) => (
              <li key={signer.username}>{signer.name}</li>
            ))}
        </ul>
      )}
    </Card>
  )
}
