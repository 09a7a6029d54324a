import type { Renewal, RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatDaysAway, formatShortDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { CriticalPathCard } from '../path/critical-path-card.tsx'
import { cyclePath, sectionPath, stageNames } from '../renewal-labels.ts'
import { SectionCard } from '../sections/section-card.tsx'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { CyclePicker } from './cycle-picker.tsx'
import { CloseDialog, StartDialog } from './lazy-dialogs.ts'
import { nextStep } from './next-step.ts'
import classes from './overview.module.css'
import { StageBar } from './stage-bar.tsx'

interface Props {
  /** Of the flow. */
  readonly name: string
  readonly renewal: Renewal
  readonly cycles: readonly RenewalCycle[]
  readonly onCycle: (id: string) => void
}

/** A renewal: its stage, next step, sections, and timeliness. */
export function RenewalView({ name, renewal, cycles, onCycle }: Props) {
  const { effectiveOn, stage, sections } = renewal
  const today = isoDay(useNow())
  const { side } = useRenewalRights(renewal.accountId)
  return (
    <Page
      title={name}
      lead={<Lead renewal={renewal} />}
      action={
        <div className={classes.tools}>
          <CyclePicker cycles={cycles} chosen={renewal.id} onChoose={onCycle} />
          <Tools renewal={renewal} />
        </div>
      }
    >
      <div className={classes.parts}>
        {stage !== 'CLOSED' && (
          <StageBar stage={stage} effectiveOn={effectiveOn} today={today} isPlain={side !== 'BROKER'} />
        )}
        <Next renewal={renewal} />
        <section className={classes.sections} aria-label="Sections">
          {sections.map((section) => (
            <SectionCard key={section.kind} renewal={renewal} section={section} />
          ))}
        </section>
        <Submit renewal={renewal} />
        {stage !== 'CLOSED' && <CriticalPathCard path={renewal.path} />}
      </div>
    </Page>
  )
}

function Lead({ renewal: { id, accountId, effectiveOn, daysLeft, stage, lines } }: Pick<Props, 'renewal'>) {
  const isProspect = useAccount(accountId)?.brokerRelationship === 'PROSPECT'
  return (
    <div className={classes.lead}>
      <span>
        New term effective {formatShortDate(effectiveOn)}, {formatDaysAway(daysLeft)}
      </span>
      <Pill tone={stage === 'CLOSED' ? 'neutral' : 'brand'}>{stageNames[stage]}</Pill>
      <AppLink href={cyclePath(accountId, 'selection', id)}>
        {counted(lines.length, 'line')}
        {!isProspect && ' to renew'}
      </AppLink>
    </div>
  )
}

function Tools({ renewal }: Pick<Props, 'renewal'>) {
  const { side } = useRenewalRights(renewal.accountId)
  const [asked, setAsked] = useState<'start' | 'close'>()
  const isOpen = renewal.stage !== 'BOUND' && renewal.stage !== 'CLOSED'
  const close = (): void => setAsked(undefined)
  const items = [
    { label: 'Start another renewal…', onSelect: () => setAsked('start') },
    ...(isOpen ? [{ label: 'Close without binding…', onSelect: () => setAsked('close'), danger: true }] : []),
  ]
  return (
    <>
      <Button kind="quiet" small icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {side === 'BROKER' && <Menu label="More for this renewal" icon={<IconDots size={18} />} small items={items} />}
      <Suspense>
        {asked === 'start' && <StartDialog accountId={renewal.accountId} onClose={close} />}
        {asked === 'close' && <CloseDialog renewal={renewal} onClose={close} />}
      </Suspense>
    </>
  )
}

function Next({ renewal }: Pick<Props, 'renewal'>) {
  const { side } = useRenewalRights(renewal.accountId)
  const { userId } = useSignedInUser()
  const { text, link } = nextStep(renewal, { side, userId })
  return (
    <p className={classes.next}>
      <span>
        <strong>Next step:</strong> {text}
      </span>
      {link !== undefined && (
        <AppLink href={link.href} {...buttonLook('primary', true)}>
          {link.label}
        </AppLink>
      )}
    </p>
  )
}

/** The link to the submission, or what is missing for it. */
function Submit({ renewal: { id, accountId, stage, sections, isReady } }: Pick<Props, 'renewal'>) {
  const { side } = useRenewalRights(accountId)
  if (stage !== 'KICKOFF' || side === null) return null
  const open = sections.filter((section) => section.isBeforeSubmission && !section.isComplete)
  return (
    <section className={classes.submit} aria-label="Submission">
      {isReady ? (
        <>
          <p>Every section is complete.</p>
          <AppLink href={cyclePath(accountId, 'submit-to-advisor', id)} {...buttonLook('primary')}>
            Submit to advisor
          </AppLink>
        </>
      ) : (
        <>
          <p>
            {open.length === 0
              ? 'Sections you do not have access to are still open.'
              : `${counted(open.length, 'section is', 'sections are')} left to complete before you can submit: `}
            {open.map(({ kind }, at) => (
              <span key={kind}>
                {at > 0 && ', '}
                <AppLink href={sectionPath(accountId, kind, id)}>{sectionNames[kind]}</AppLink>
              </span>
            ))}
          </p>
          <Button disabled>Submit to advisor</Button>
        </>
      )}
    </section>
  )
}
