import { planLimit } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { statusOf } from '../../platform/call-error.ts'
import { formatShortDate } from '../../platform/formats.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { PlacementCard } from '../placement/placement.public.ts'
import { PickNotice } from './pick-notice.tsx'
import { PlanTable } from './plan-table.tsx'
import { SelectionDialogs, type SelectionOpened } from './selection-dialogs.tsx'
import { selectionQuery } from './selection.queries.ts'
import classes from './policy-selection.module.css'

const title = 'Policy Selection'

interface Props {
  readonly accountId: string
}

/** The plans for a law firm’s coming term next to its current policy, and its choice. */
export default function PolicySelectionScreen({ accountId }: Props) {
  const account = useAccount(accountId)
  if (account?.isLawFirm === false)
    return (
      <Page title={title}>
        <EmptyState title={selectionMessages.lawFirmsOnly}>Your options are on the Quote Review page.</EmptyState>
      </Page>
    )
  return <LawFirm accountId={accountId} />
}

function LawFirm({ accountId }: Props) {
  const query = useQuery(selectionQuery(accountId))
  if (query.data !== undefined) return <Selection accountId={accountId} selection={query.data} />
  return (
    <Page title={title}>
      {emptyOf(statusOf(query.error)) ?? (
        <Loaded query={query} failed={selectionMessages.loadFailed} lines={8}>
          {() => null}
        </Loaded>
      )}
    </Page>
  )
}

function emptyOf(status: number | undefined) {
  if (status === 404)
    return <EmptyState title="No renewal is under way">Plans appear here when your renewal is ready.</EmptyState>
  if (status === 403) return <EmptyState title="Plans are visible only to the firm and its brokerage." />
  return undefined
}

function Selection({ accountId, selection }: Props & { readonly selection: PolicySelection }) {
  const [opened, setOpened] = useState<SelectionOpened>()
  const { cycle, expiring, plans, mayBuild } = selection
  const isOver = cycle.stage === 'BOUND' || cycle.stage === 'CLOSED'
  return (
    <Page
      title={title}
      lead={`Professional liability for the term from ${formatShortDate(cycle.effectiveOn)}, compared with your current policy.`}
      action={<Tools selection={selection} isOpen={!isOver} onOpen={setOpened} />}
    >
      <div className={classes.cards}>
        {mayBuild && <Notice kind="info">{staffText(selection)}</Notice>}
        <PickNotice selection={selection} isOpen={!isOver} onOpen={setOpened} />
        {plans.length === 0 && expiring === null ? (
          <EmptyState title="No plans yet">
            {mayBuild
              ? 'Enter the expiring terms, add up to 3 plans, and share them with the client.'
              : 'We will notify you when your brokerage has plans for you to compare.'}
          </EmptyState>
        ) : (
          <Card title="Plans side by side">
            <PlanTable selection={selection} isOpen={!isOver} onOpen={setOpened} />
          </Card>
        )}
        <PlacementCard accountId={accountId} cycleId={cycle.id} />
      </div>
      {opened !== undefined && (
        <SelectionDialogs
          accountId={accountId}
          selection={selection}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}

function staffText({ expiring, plans }: PolicySelection): string {
  const changed = [...plans, ...(expiring === null ? [] : [expiring])].filter(({ isShown }) => !isShown)
  if (plans.length === 0) return 'The client sees no plans yet.'
  if (changed.length === 0) return 'The client sees these plans and makes the selection.'
  return `The client does not see this yet: ${changed.map(({ name }) => name).join(', ')}.`
}

interface ToolProps {
  readonly selection: PolicySelection
  readonly isOpen: boolean
  readonly onOpen: (opened: SelectionOpened) => void
}

function Tools(props: ToolProps) {
  const { plans, mayBuild } = props.selection
  return (
    <div className={classes.actions}>
      {plans.length > 0 && (
        <Button kind="secondary" icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      )}
      {mayBuild && props.isOpen && <StaffTools {...props} />}
    </div>
  )
}

function StaffTools({ selection: { plans, expiring }, onOpen }: ToolProps) {
  const isUnshown = [...plans, expiring].some((plan) => plan !== null && !plan.isShown)
  return (
    <>
      {expiring === null && (
        <Button kind="secondary" onClick={() => onOpen({ dialog: 'plan', kind: 'EXPIRING' })}>
          Enter expiring terms
        </Button>
      )}
      {plans.length < planLimit && (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => onOpen({ dialog: 'plan', kind: 'OFFERED' })}
        >
          Add plan
        </Button>
      )}
      {plans.length > 0 && isUnshown && <Button onClick={() => onOpen({ dialog: 'publish' })}>Show to client…</Button>}
    </>
  )
}
