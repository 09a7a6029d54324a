import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import type { Lookup } from '../../../kit/lookup/lookup-option.ts'
import { LookupField } from '../../../kit/lookup/lookup-field.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { call } from '../../../platform/client.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import classes from '../account-transfers.module.css'

interface Props {
  readonly title: string
  readonly lead: string
  /** Of the field of the other brokerage. */
  readonly brokerageLabel: string
  readonly Preview: ComponentType<PreviewProps>
}

/** What is shown and proposed once both are chosen. */
export interface PreviewProps {
  readonly accountCode: string
  readonly toBrokerage: string
}

/** Chooses an account and a brokerage, shows what a move or a share would do, and proposes it. */
export function ProposePage({ title, lead, brokerageLabel, Preview }: Props) {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [account, brokerage] = [addressText(address.account), addressText(address.brokerage)]
  const navigate = useNavigate()
  const choose = (part: object): void =>
    void navigate({ to: '.', search: { account, brokerage, ...part }, replace: true, resetScroll: false })
  return (
    <Page
      title={title}
      eyebrow={<AppLink href="/admin/account-brokerage-manager">Account Transfers</AppLink>}
      lead={lead}
    >
      <div className={classes.cards}>
        <Card title="Account and brokerage">
          <div className={classes.fields}>
            <Chosen
              label="Account"
              lookup={findAccounts}
              code={account}
              onChoose={(code) => choose({ account: code })}
            />
            <Chosen
              label={brokerageLabel}
              lookup={findBrokerages}
              code={brokerage}
              onChoose={(code) => choose({ brokerage: code })}
            />
          </div>
        </Card>
        {account !== '' && brokerage !== '' && (
          <Preview key={`${account} ${brokerage}`} accountCode={account} toBrokerage={brokerage} />
        )}
      </div>
    </Page>
  )
}

interface ChosenProps {
  readonly label: string
  readonly lookup: Lookup
  readonly code: string
  readonly onChoose: (code: string) => void
}

function Chosen({ label, lookup, code, onChoose }: ChosenProps) {
  const [typed, setTyped] = useState(code)
  return (
    <LookupField
      label={label}
      description="Search by name or code and choose from the list."
      lookup={lookup}
      value={typed}
      onChange={(text, chosen) => {
        setTyped(text)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    />
  )
}

const findAccounts: Lookup = async (search) => {
  const { items } = await call('GET /api/accounts', { query: { search, limit: 8 } })
  return items.map(({ accountCode, companyName }) => ({ value: accountCode, label: companyName }))
}

const findBrokerages: Lookup = async (search) => {
  const { items } = await call('GET /api/brokerages', { query: { search, limit: 8 } })
  return items.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName }))
}
