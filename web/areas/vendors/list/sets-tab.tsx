import type { VendorList } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { clauseTitle, clauseValue } from '@portico/contract/areas/vendors/clause-text.ts'
import { termsOf } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { RequirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { counted, formatMoment } from '../../../platform/formats.ts'
import classes from '../vendors.module.css'
import { useVendorCalls, useVersions } from '../vendors.queries.ts'
import { requirementTexts } from './requirement-text.ts'
import { SetDialog } from './set-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly list: VendorList
}

type Action = 'save' | 'remove' | 'versions'

interface Asked {
  readonly what: Action
  readonly set: RequirementSet | undefined
}

/** What vendors must carry, by kind of vendor. */
export default function SetsTab({ accountId, list: { sets, mayWrite } }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const add = mayWrite && (
    <Button kind="secondary" onClick={() => setAsked({ what: 'save', set: undefined })}>
      Add requirement set
    </Button>
  )
  return (
    <div className={classes.stack}>
      {sets.length === 0 ? (
        <EmptyState title="No requirement sets yet" action={add}>
          A requirement set lists the coverage that your vendors must carry. Use one set for many vendors.
        </EmptyState>
      ) : (
        <>
          {mayWrite && <div className={classes.actions}>{add}</div>}
          {sets.map((set) => (
            <SetCard key={set.id} set={set} mayWrite={mayWrite} onAsk={(what) => setAsked({ what, set })} />
          ))}
        </>
      )}
      {asked !== undefined && <Dialogs accountId={accountId} asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

interface DialogsProps {
  readonly accountId: string
  readonly asked: Asked
  readonly onClose: () => void
}

function Dialogs({ accountId, asked: { what, set }, onClose }: DialogsProps) {
  const { removeSet } = useVendorCalls(accountId)
  if (what === 'save' || set === undefined) return <SetDialog accountId={accountId} set={set} onClose={onClose} />
  if (what === 'versions') return <Versions accountId={accountId} set={set} onClose={onClose} />
  return (
    <ConfirmCall
      title={`Remove ${set.name}?`}
      confirmLabel="Remove"
      failure={vendorMessages.saveFailed}
      run={() => removeSet(set)}
      onClose={onClose}
    >
      <p>The requirement set and its versions are removed.</p>
    </ConfirmCall>
  )
}

interface CardProps {
  readonly set: RequirementSet
  readonly mayWrite: boolean
  readonly onAsk: (what: Action) => void
}

function SetCard({ set, mayWrite, onAsk }: CardProps) {
  return (
    <Card
      title={set.name}
      action={
        <Menu
          small
          label={`Actions for ${set.name}`}
          icon={<IconDots size={18} />}
          items={[
            ...(mayWrite ? [{ label: 'Edit', onSelect: () => onAsk('save') }] : []),
            { label: 'Versions', onSelect: () => onAsk('versions') },
            ...(mayWrite ? [{ label: 'Remove', danger: true, onSelect: () => onAsk('remove') }] : []),
          ]}
        />
      }
    >
      <div className={classes.stack}>
        <span className={classes.under}>
          Version {set.version}. Used by {counted(set.vendors, 'vendor')}.
        </span>
        <Required lines={set.lines} clauses={set.clauses} />
      </div>
    </Card>
  )
}

function Required({ lines, clauses }: Pick<RequirementSet, 'lines' | 'clauses'>) {
  const facts = requirementTexts(lines).map(({ line, text }) => ({
    label: termsOf(line).name,
    value: text,
    isWide: true,
  }))
  return (
    <>
      <Facts facts={facts} />
      {clauses.length > 0 && (
        <>
          <Facts
            facts={clauses.map((clause) => ({
              label: clauseTitle(clause),
              value: clauseValue(clause) || 'Required',
              isWide: true,
            }))}
          />
          <span className={classes.under}>
            Vendor certificates are compared with these too. Requirements that a certificate cannot show read “Cannot
            tell”.
          </span>
        </>
      )}
    </>
  )
}

interface VersionsProps {
  readonly accountId: string
  readonly set: RequirementSet
  readonly onClose: () => void
}

/** A requirement set as each save left it. */
function Versions({ accountId, set, onClose }: VersionsProps) {
  const versions = useVersions(accountId, set.id)
  return (
    <Dialog title={`${set.name}: versions`} size="large" onClose={onClose}>
      <Loaded query={versions} failed={vendorMessages.loadFailed} lines={6}>
        {(data) => (
          <ul className={classes.list} aria-label="Versions">
            {data.map(({ version, name, lines, clauses, savedBy, savedAt }) => (
              <li key={version}>
                <strong>
                  Version {version}: {name}
                </strong>
                <span className={classes.under}>
                  {savedBy}, {formatMoment(savedAt)}
                </span>
                <Required lines={lines} clauses={clauses} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  )
}
