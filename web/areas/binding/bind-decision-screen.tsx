import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { isBound } from '@portico/contract/areas/binding/bind-states.ts'
import type { BindDecision } from '@portico/contract/areas/binding/binding.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { formatShortDate } from '../../platform/formats.ts'
import { CycleChooser, cyclePath } from '../renewals/renewals.public.ts'
import { useBindDecision } from './binding.queries.ts'
import classes from './bind-decision.module.css'
import { OptionCard } from './option-card.tsx'
import { SignersCard } from './signers-card.tsx'

/**
 * What the client accepted, line by line: the bind request, the carrier's confirmation, binder, policy and its check.
 */
export default function BindDecisionScreen({ accountId }: { readonly accountId: string }) {
  const query = useBindDecision(accountId)
  const status = statusOf(query.error)
  return (
    <Page title="Bind Decision" lead={query.data && `For the term effective ${formatShortDate(query.data.renewsOn)}.`}>
      {status === 404 || status === 403 ? (
        <Nothing isHidden={status === 403} />
      ) : (
        <Loaded query={query} failed={bindingMessages.loadFailed} lines={8}>
          {(decision) => <Decision accountId={accountId} decision={decision} />}
        </Loaded>
      )}
    </Page>
  )
}

function Nothing({ isHidden }: { readonly isHidden: boolean }) {
  return isHidden ? (
    <EmptyState title="This is not shared with you">
      Bind requests are visible only to the insured and its brokerage.
    </EmptyState>
  ) : (
    <EmptyState title="No renewal is under way">After you accept a quote, request to bind it here.</EmptyState>
  )
}

function Decision({ accountId, decision }: { readonly accountId: string; readonly decision: BindDecision }) {
  const options = decision.lines.flatMap((line) => line.options)
  return (
    <div className={classes.cards}>
      <CycleChooser accountId={accountId} chosen={decision.cycleId} />
      {options.some(({ state }) => !isBound(state)) && <Notice kind="warning">{bindingMessages.noCover}</Notice>}
      {decision.lines.flatMap(({ line, options: ofLine }) =>
        ofLine.map((option) => (
          <OptionCard key={option.quoteId} accountId={accountId} line={line} decision={decision} option={option} />
        )),
      )}
      <OpenLines accountId={accountId} decision={decision} />
      {decision.lines.length === 0 && (
        <EmptyState title="No lines selected yet">Choose the lines to renew first.</EmptyState>
      )}
      {decision.signers.length > 0 && <SignersCard accountId={accountId} decision={decision} />}
    </div>
  )
}

/** The lines of which no option is accepted. */
function OpenLines({ accountId, decision }: { readonly accountId: string; readonly decision: BindDecision }) {
  const lines = decision.lines.filter(({ options }) => options.length === 0)
  if (lines.length === 0) return null
  return (
    <Card title="No option accepted yet" aside={lines.length}>
      <p>
        Accept one in the <AppLink href={cyclePath(accountId, 'quote-review', decision.cycleId)}>Quote Review</AppLink>,
        then request to bind it here. You can also reconsider declined options there.
      </p>
      <ul className={classes.lines}>
        {lines.map(({ line, isDeclined }) => (
          <li key={line}>
            {policyTypeName(line)} {isDeclined && <Pill>Every option declined</Pill>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
