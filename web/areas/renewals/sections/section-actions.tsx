import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { marksAllowed } from '@portico/contract/areas/renewals/section-marks.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useAccount } from '../../accounts/accounts.public.ts'
import { sectionPath } from '../renewal-labels.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { AttestDialog, CompleteDialog, NudgeDialog, PlanDialog, ReopenDialog } from './lazy-dialogs.ts'
import classes from './section-card.module.css'
import { sectionChoices } from './section-choices.ts'
import type { Target } from './use-section-mark.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly busy: boolean
  readonly onPut: (target: Target) => Promise<void>
}

type Asked = 'attest' | 'complete' | 'reopen' | 'plan' | 'nudge'

/** The way to a section's page, and what the user may do with the section. */
export function SectionActions({ renewal, section, busy, onPut }: Props) {
  const { side, mayPlan } = useRenewalRights(renewal.accountId)
  const account = useAccount(renewal.accountId)
  const [asked, setAsked] = useState<Asked>()
  const name = sectionNames[section.kind]
  const allowed = side === null ? [] : marksAllowed(side, section.status, renewal.stage)
  const choices = sectionChoices({
    section,
    side,
    allowed,
    isOpen: renewal.stage !== 'BOUND' && renewal.stage !== 'CLOSED',
    mayPlan,
    hasLastYear: account?.brokerRelationship !== 'PROSPECT',
  })
  const items = choices.more.map((choice) => ({
    label: choice.label,
    onSelect: () => ('mark' in choice ? void onPut({ mark: choice.mark }) : setAsked(choice.ask)),
  }))
  const close = (): void => setAsked(undefined)
  // What blocks is rejected at once with its place; a reason would not help.
  const asksWhy = section.percent < 100 && !section.blockers.some(({ isHard }) => isHard)
  const complete = () => (asksWhy ? setAsked('complete') : void onPut({ mark: 'COMPLETE' }))
  return (
    <div className={classes.actions}>
      <AppLink href={sectionPath(renewal.accountId, section.kind, renewal.id)} {...buttonLook('secondary', true)}>
        Open<VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
      </AppLink>
      {choices.mayComplete && (
        <Button kind="quiet" small busy={busy} onClick={complete}>
          Mark complete<VisuallyHidden>: {name.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      {choices.mayAttest && (
        <Button kind="quiet" small disabled={busy} onClick={() => setAsked('attest')}>
          Nothing changed<VisuallyHidden> in {name.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      {items.length > 0 && (
        <div className={classes.more}>
          <Menu label={`More for ${name.toLowerCase()}`} icon={<IconDots size={18} />} small items={items} />
        </div>
      )}
      <Suspense>
        {asked !== undefined && (
          <AskedDialog asked={asked} renewal={renewal} section={section} onPut={onPut} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface AskedProps extends Omit<Props, 'busy'> {
  readonly asked: Asked
  readonly onClose: () => void
}

function AskedDialog({ asked, renewal, section, onPut, onClose }: AskedProps) {
  const put = (more: { readonly nothingChanged?: boolean; readonly reason?: string }) =>
    void onPut({ mark: 'COMPLETE', ...more })
  switch (asked) {
    case 'attest':
      return (
        <AttestDialog
          name={sectionNames[section.kind]}
          onClose={onClose}
          onConfirm={() => put({ nothingChanged: true })}
        />
      )
    case 'complete':
      return <CompleteDialog section={section} onClose={onClose} onConfirm={(reason) => put({ reason })} />
    case 'reopen':
      return <ReopenDialog renewal={renewal} section={section} onClose={onClose} />
    case 'plan':
      return <PlanDialog renewal={renewal} section={section} onClose={onClose} />
    case 'nudge':
      return <NudgeDialog renewal={renewal} section={section} onClose={onClose} />
  }
}
