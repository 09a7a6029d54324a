import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, daysUntil, formatDate, formatDaysAway, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { cyclePath, pageOf, sectionPath } from '../renewal-labels.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { type NextStep, nextOfAccount } from './next-step.ts'
import classes from './next-step-card.module.css'
import { StageBar } from './stage-bar.tsx'

interface Props {
  readonly account: Account
}

/** First on a dashboard: the renewal's progress, the reader's next step, and who must act. */
export function NextStepCard({ account }: Props) {
  const { renewal, nextStep, primaryEffectiveDate } = account
  if (renewal !== null) return <UnderWay account={account} renewal={renewal} />
  if (nextStep !== null)
    return (
      <Card title="Next step">
        <Step text={nextStep.text} link={nextStep} />
      </Card>
    )
  return primaryEffectiveDate === null ? null : <NotBegun account={account} renewsOn={primaryEffectiveDate} />
}

function Step({ text, link }: NextStep) {
  return (
    <p className={classes.next}>
      <span>{text}</span>
      {link !== undefined && (
        <AppLink href={link.href} {...buttonLook('primary')}>
          {link.label}
        </AppLink>
      )}
    </p>
  )
}

interface UnderWayProps extends Props {
  readonly renewal: NonNullable<Account['renewal']>
}

function UnderWay({ account, renewal }: UnderWayProps) {
  const { accountCode } = account
  const { cycleId, effectiveOn } = renewal
  const stage = renewal.stage as RenewalStage
  const now = useNow()
  const { side } = useRenewalRights(accountCode)
  const { userId } = useSignedInUser()
  const { nextStep: first } = account
  const step =
    first === null ? nextOfAccount(accountCode, renewal, { side, userId }) : { text: first.text, link: first }
  return (
    <Card
      title="Next step"
      aside={<Pill tone="brand">{formatDaysAway(daysUntil(effectiveOn, now))}</Pill>}
      action={<AppLink href={cyclePath(accountCode, 'renewal', cycleId)}>Open {flowOf(account)}</AppLink>}
    >
      <div className={classes.parts}>
        <Step {...step} />
        {stage !== 'CLOSED' && <StageBar stage={stage} effectiveOn={effectiveOn} today={isoDay(now)} isPlain />}
        <OwedList list={owedOn({ account, renewal }, side === 'BROKER')} />
      </div>
    </Card>
  )
}

interface Owed {
  readonly who: string
  readonly what: string
  readonly page: string
  readonly dueOn?: string | null
}

/** What is left to do, and which side does it. */
function owedOn({ account, renewal }: UnderWayProps, isStaff: boolean): readonly Owed[] {
  const { accountCode, companyName, brokerName, unreadConversations: unread } = account
  const { cycleId, assigned, subjectivities } = renewal
  const { open = 0, submitted = 0, dueOn = null } = subjectivities ?? {}
  const page = cyclePath(accountCode, 'subjectivities', cycleId)
  const all = [
    ...(assigned as readonly { readonly kind: SectionKind; readonly dueOn: string | null }[]).map((section) => ({
      who: 'You',
      what: sectionNames[section.kind],
      page: sectionPath(accountCode, section.kind, cycleId),
      dueOn: section.dueOn,
    })),
    open > 0 && {
      who: isStaff ? companyName : 'You',
      what: counted(open, 'open subjectivity', 'open subjectivities'),
      page,
      dueOn,
    },
    submitted > 0 && {
      who: isStaff ? 'You' : brokerName,
      what: counted(submitted, 'subjectivity to review', 'subjectivities to review'),
      page,
    },
    unread > 0 && {
      who: 'You',
      what: counted(unread, 'unread conversation'),
      page: pageOf(accountCode, 'communications'),
    },
  ]
  return all.filter((one) => one !== false)
}

function OwedList({ list }: { readonly list: readonly Owed[] }) {
  const now = useNow()
  if (list.length === 0) return null
  return (
    <ul className={classes.owed} aria-label="Still open">
      {list.map(({ who, what, page, dueOn }) => (
        <li key={what}>
          <span className={classes.who}>{who}</span>
          <AppLink href={page}>{what}</AppLink>
          {dueOn != null && (
            <Pill tone={daysUntil(dueOn, now) < 0 ? 'danger' : 'warning'}>
              {daysUntil(dueOn, now) < 0 ? 'Overdue' : 'Due'} {formatDate(dueOn)}
            </Pill>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A prospect has no term to renew. */
const flowOf = ({ brokerRelationship }: Account): string => (brokerRelationship === 'PROSPECT' ? 'proposal' : 'renewal')

/** A term is ending without a renewal, or a prospect's first term is ahead. */
function NotBegun({ account, renewsOn }: Props & { readonly renewsOn: string }) {
  const { accountCode, brokerName, brokerRelationship } = account
  const isProspect = brokerRelationship === 'PROSPECT'
  const isStaff = useRenewalRights(accountCode).side === 'BROKER'
  const flow = flowOf(account)
  return (
    <Card title="Next step" aside={<Pill>{formatDaysAway(daysUntil(renewsOn, useNow()))}</Pill>}>
      <p className={classes.next}>
        <span>
          {isProspect ? 'Requested effective date:' : 'Your term renews'} {formatDate(renewsOn)}.{' '}
          {isStaff ? `The ${flow} has not started.` : `${brokerName} has not started the ${flow} yet.`}
          {isProspect && !isStaff && ' Complete your profile, so that carriers can quote.'}
        </span>
        {isStaff && (
          <AppLink href={pageOf(accountCode, 'renewal')} {...buttonLook('primary')}>
            Start the {flow}
          </AppLink>
        )}
        {!isStaff &&
          (isProspect ? (
            <AppLink href={pageOf(accountCode, 'profile')} {...buttonLook('primary')}>
              Open profile
            </AppLink>
          ) : (
            <AppLink href={`${pageOf(accountCode, 'communications')}?topic=question`} {...buttonLook('secondary')}>
              Ask about the renewal
            </AppLink>
          ))}
      </p>
    </Card>
  )
}
