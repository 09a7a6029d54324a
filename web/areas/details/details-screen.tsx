import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { DetailsDialogs, type DetailsOpened } from './details-dialogs.tsx'
import { FactCards } from './fact-cards.tsx'
import { detailsQuery } from './details.queries.ts'
import { PipelineCard } from './pipeline-card.tsx'
import { relationshipNames, statusName } from './record-labels.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
}

/** The account's details, each edited where it is stored. */
export default function DetailsScreen({ accountId }: Props) {
  const query = useQuery(detailsQuery(accountId))
  const [opened, setOpened] = useState<DetailsOpened>()
  return (
    <Page title="Account Details" lead="Account information, brokerage team, and company data.">
      <Loaded query={query} failed={detailsMessages.loadFailed} lines={8}>
        {(details) => (
          <div className={classes.cards}>
            <Shared accountId={accountId} details={details} />
            <OpenTransfer details={details} />
            <SameFein sisters={details.sameFein} />
            <RecordCard details={details} onOpen={setOpened} />
            {mayManagePipeline(details) && <PipelineCard accountId={accountId} mayEdit={details.mayEdit} />}
            <LinesCard details={details} onOpen={setOpened} />
            <TeamCard details={details} onOpen={setOpened} />
            <FactCards accountId={accountId} details={details} onEdit={setOpened} />
            {opened !== undefined && (
              <DetailsDialogs
                accountId={accountId}
                details={details}
                opened={opened}
                onClose={() => setOpened(undefined)}
              />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** The pipeline is internal: only brokerage staff get the list of possible team members. */
const mayManagePipeline = ({ relationship, staff, mayEdit }: AccountDetails): boolean =>
  relationship === 'PROSPECT' && (mayEdit || staff.length > 0)

/** Who else works on the account, to the people of both sides. */
function Shared({ accountId, details: { accountCode, transfers } }: Props & Pick<CardProps, 'details'>) {
  const account = useAccount(accountId)
  const { share } = account ?? {}
  if (account === undefined || share == null) return null
  const text = share.isByShare
    ? `${account.brokerName} shares this account with ${share.name}. You can read it, but cannot change it.`
    : `This account is shared with ${share.name}. Its people can read it, but cannot change it or see internal notes. `
  return (
    <Notice kind="info">
      {text}
      {transfers !== null && <AppLink href={transfersPath(accountCode)}>View the share</AppLink>}
    </Notice>
  )
}

/** That the account is to move to another brokerage. */
function OpenTransfer({ details: { accountCode, transfers } }: Pick<CardProps, 'details'>) {
  const open = transfers?.open
  if (open == null) return null
  return (
    <Notice kind="info">
      {`This account is to move to ${open.to} on ${formatDate(open.effectiveOn)}. `}
      <AppLink href={transfersPath(accountCode)}>View the transfer</AppLink>
    </Notice>
  )
}

const transfersPath = (accountCode: string): string => `/${encodeURIComponent(accountCode)}/account-transfers`

function SameFein({ sisters }: { readonly sisters: AccountDetails['sameFein'] }) {
  if (sisters.length === 0) return null
  return (
    <Notice kind="warning">
      <p>Another account has the same FEIN. One may be a duplicate, or the number may be wrong.</p>
      <ul className={classes.sisters}>
        {sisters.map(({ accountCode, companyName }) => (
          <li key={accountCode}>
            <AppLink href={`/${encodeURIComponent(accountCode)}/details`}>
              {companyName} ({accountCode})
            </AppLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface CardProps {
  readonly details: AccountDetails
  readonly onOpen: (opened: DetailsOpened) => void
}

function RecordCard({ details, onOpen }: CardProps) {
  const { relationship, lines, mayEdit, mayMerge } = details
  const isProspect = relationship === 'PROSPECT'
  return (
    <Card
      title="Account"
      aside={<Pill tone={isProspect ? 'warning' : 'success'}>{relationshipNames[relationship]}</Pill>}
      action={
        mayEdit && (
          <div className={classes.actions}>
            {isProspect && (
              <Button kind="secondary" small onClick={() => onOpen('convert')}>
                Convert to client…
              </Button>
            )}
            <Button kind="secondary" small onClick={() => onOpen('record')}>
              Edit
            </Button>
            {mayMerge && (
              <Button kind="secondary" small onClick={() => onOpen('merge')}>
                Merge a duplicate…
              </Button>
            )}
          </div>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Legal name', value: details.companyName },
          { label: 'Account code', value: details.accountCode },
          { label: 'Status', value: statusName(details.status) },
          { label: 'Phase', value: details.phase === '' ? 'Setup' : details.phase },
          { label: 'Next effective date', value: dateOr(details.nextEffectiveDate) },
          { label: 'Agency management system', value: details.amsType ?? '–' },
          { label: 'Code in the agency management system', value: details.amsCode ?? '–' },
          ...(details.transfers !== null && details.transfers.count > 0
            ? [
                {
                  label: 'Brokerage history',
                  value: <AppLink href={transfersPath(details.accountCode)}>Account transfers</AppLink>,
                },
              ]
            : []),
          { label: 'Lines in force', value: lines.length === 0 ? 'None' : lines.map(policyTypeName).join(', ') },
        ]}
      />
    </Card>
  )
}

function LinesCard({ details: { linesOfBusiness, isLawFirm, mayEdit }, onOpen }: CardProps) {
  return (
    <Card
      title="Lines of business"
      aside={isLawFirm && <Pill>Law firm</Pill>}
      action={
        mayEdit && (
          <Button kind="secondary" small onClick={() => onOpen('lines')}>
            Change lines
          </Button>
        )
      }
    >
      <p>{linesOfBusiness.length === 0 ? 'None selected yet.' : linesOfBusiness.map(policyTypeName).join(', ')}</p>
    </Card>
  )
}

const dateOr = (date: string | null): string => (date === null ? '–' : formatDate(date))

function TeamCard({ details: { team, primaryContact, mayEdit }, onOpen }: CardProps) {
  return (
    <Card
      title="Brokerage team"
      action={
        mayEdit && (
          <Button kind="secondary" small onClick={() => onOpen('team')}>
            Change team
          </Button>
        )
      }
    >
      {primaryContact === null && (
        <Notice kind="warning">No primary contact yet.{mayEdit && ' Clients will not see who to contact.'}</Notice>
      )}
      {team.length === 0 ? (
        <p>No one from the brokerage is assigned to this account yet.</p>
      ) : (
        <ul className={classes.team}>
          {team.map(({ userId, name, role }) => (
            <li key={userId}>
              <strong>{name}</strong>
              <span>{roleNames[role] ?? role}</span>
              {userId === primaryContact?.userId && <Pill tone="brand">Primary contact</Pill>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
