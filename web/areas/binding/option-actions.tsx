import { type BindMove, stateAfter } from '@portico/contract/areas/binding/bind-states.ts'
import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { pagePart } from '../../platform/page-part.ts'
import classes from './bind-decision.module.css'

const dialogs = {
  REQUEST: lazy(pagePart(() => import('./dialogs/order-dialog.tsx'))),
  RETURN: lazy(pagePart(() => import('./dialogs/return-dialog.tsx'))),
  CONFIRM: lazy(pagePart(() => import('./dialogs/confirm-dialog.tsx'))),
  ISSUE_BINDER: lazy(pagePart(() => import('./dialogs/binder-dialog.tsx'))),
  RECEIVE_POLICY: lazy(pagePart(() => import('./dialogs/policy-file-dialog.tsx'))),
} as const

type Asked = keyof typeof dialogs

const labels: Readonly<Record<Asked, string>> = {
  REQUEST: 'Request to bind',
  RETURN: 'Withdraw bind request',
  CONFIRM: 'Confirm bound',
  ISSUE_BINDER: 'Issue binder',
  RECEIVE_POLICY: 'Policy received',
}

const offered: readonly Asked[] = ['REQUEST', 'CONFIRM', 'ISSUE_BINDER', 'RECEIVE_POLICY', 'RETURN']

interface Props {
  readonly accountId: string
  readonly decision: BindDecision
  readonly option: BindOption
}

/** The actions on an option in its current status, for this user. */
export function OptionActions({ accountId, decision, option }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const { mayManage, mayOrder } = decision
  const mayAct = mayManage || mayOrder
  const isReady = ({ isChanged, openBefore }: BindOption) => !isChanged && openBefore.length === 0
  const moves = offered.filter(
    (move) =>
      mayAct &&
      stateAfter(option.state, move satisfies BindMove, mayManage) !== undefined &&
      (move !== 'REQUEST' || isReady(option)),
  )
  const Asking = asked && dialogs[asked]
  return (
    <>
      {!mayAct && option.state === 'PENDING' && <p className={classes.actions}>{bindingMessages.notSigner}.</p>}
      {mayManage && option.state === 'PENDING' && <p className={classes.actions}>{bindingMessages.clientOrders}</p>}
      {moves.length > 0 && (
        <div className={classes.actions}>
          {moves.map((move, at) => (
            <Button
              key={move}
              kind={at === 0 && move !== 'RETURN' ? 'primary' : 'secondary'}
              onClick={() => setAsked(move)}
            >
              {labels[move]}
            </Button>
          ))}
        </div>
      )}
      {Asking !== undefined && (
        <Suspense>
          <Asking accountId={accountId} decision={decision} option={option} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
