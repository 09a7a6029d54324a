import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import {
  claimOutcomeNames,
  claimStatusNames,
  moveOf,
  movesFrom,
  type ClaimMoveName,
} from '@portico/contract/areas/claims/claim.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { AnswersCard } from '../carrier/answers-card.tsx'
import { claimTones } from '../claim-tones.ts'
import classes from '../claims.module.css'
import { useClaim } from '../claims.queries.ts'
import { claimPath } from '../list/claim-columns.tsx'
import { OshaCard } from '../osha/osha-card.tsx'
import { AddFiles, FileList } from '../report/files-step.tsx'
import { ActivityCard } from './activity-card.tsx'
import { CarrierCard } from './carrier-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { LedgerCard } from '../ledger/ledger-card.tsx'
import { LendersCard } from '../lenders/lenders-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { StepDialog } from './step-dialog.tsx'

/** A claim: its facts, its state, and everything that happened since. */
export default function ClaimScreen({ accountId }: { readonly accountId: string }) {
  const { claimId = '' }: { readonly claimId?: string } = useParams({ strict: false })
  const claim = useClaim(accountId, claimId)
  const title = claim.data === undefined ? 'Claim' : `Claim ${claim.data.ourNumber}`
  return (
    <Page
      key={claimId}
      title={title}
      lead={claim.data && <Lead claim={claim.data} />}
      action={claim.data && <Actions accountId={accountId} claim={claim.data} />}
    >
      <Loaded query={claim} failed={claimMessages.loadFailed} lines={8}>
        {(data) => <Parts accountId={accountId} claim={data} />}
      </Loaded>
    </Page>
  )
}

const statusText = ({ status, outcome }: Claim): string =>
  outcome === null ? claimStatusNames[status] : claimOutcomeNames[outcome]

function Lead({ claim }: { readonly claim: Claim }) {
  return (
    <span className={classes.actions}>
      <Pill tone={claimTones[claim.status]}>{statusText(claim)}</Pill>
      <span>{claimTypeNames[claim.type]}</span>
    </span>
  )
}

function Actions({ accountId, claim }: { readonly accountId: string; readonly claim: Claim }) {
  const [move, setMove] = useState<ClaimMoveName>()
  if (claim.may.edit)
    return (
      <AppLink href={claimPath(accountId, claim)} {...buttonLook('primary')}>
        Continue the report
      </AppLink>
    )
  if (!claim.may.manage) return null
  const [first, ...more] = movesFrom(claim.status)
  return (
    <>
      <div className={classes.actions}>
        {first !== undefined && (
          <Button kind="secondary" onClick={() => setMove(first)}>
            {moveOf(first).label}
          </Button>
        )}
        {more.length > 0 && (
          <Menu
            label="Change status"
            icon={<IconDots size={18} />}
            items={more.map((name) => ({ label: moveOf(name).label, onSelect: () => setMove(name) }))}
          />
        )}
      </div>
      {move !== undefined && (
        <StepDialog accountId={accountId} claim={claim} move={move} onClose={() => setMove(undefined)} />
      )}
    </>
  )
}

function Parts({ accountId, claim }: { readonly accountId: string; readonly claim: Claim }) {
  return (
    <div className={classes.stack}>
      {claim.status !== 'DRAFT' && claim.isOutsideTerm && (
        <Notice kind="warning">No policy for this type was in force on the date of loss, as far as we know.</Notice>
      )}
      <div className={classes.sides}>
        <div className={classes.stack}>
          <FactsCard claim={claim} />
          <OshaCard claim={claim} />
          <Card title="Documents">
            <div className={classes.stack}>
              {claim.hidesMedical ? (
                <p className={classes.under}>
                  Documents of this claim are visible to claims staff and the Admin of the insured only.
                </p>
              ) : (
                <FileList accountId={accountId} files={claim.files} />
              )}
              {(claim.may.note || claim.may.edit) && <AddFiles accountId={accountId} claim={claim} />}
            </div>
          </Card>
        </div>
        <div className={classes.stack}>
          <DeadlinesCard accountId={accountId} claim={claim} />
          <CarrierCard accountId={accountId} claim={claim} />
          {claim.ledger !== null && <LedgerCard accountId={accountId} claim={claim} ledger={claim.ledger} />}
          <NoticesCard accountId={accountId} claim={claim} />
          <LendersCard accountId={accountId} claim={claim} />
          <AnswersCard accountId={accountId} claim={claim} />
          <StatementsCard accountId={accountId} claim={claim} />
          <ActivityCard accountId={accountId} claim={claim} />
        </div>
      </div>
    </div>
  )
}
