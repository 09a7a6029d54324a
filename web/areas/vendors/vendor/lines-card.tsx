import { termsOf, type VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { requirementTexts } from '../list/requirement-text.ts'
import { shownStatus, toneOf } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'
import { ClauseList } from './clause-list.tsx'
import { AcceptDialog } from './accept-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
}

/** Each required line: what is asked, whether it is met, and what was accepted. */
export function LinesCard({ accountId, vendor }: Props) {
  const { lines, requirementSet, mayWrite } = vendor
  const [accepting, setAccepting] = useState<VendorLine>()
  const texts = new Map(requirementTexts(requirementSet?.lines ?? noLines).map(({ line, text }) => [line, text]))
  return (
    <Card title="Requirements">
      {lines.length === 0 ? (
        <p className={classes.under}>
          Choose a requirement set for this vendor to see what its certificates must show.
        </p>
      ) : (
        <ul className={classes.list} aria-label="Requirements">
          {lines.map((each) => {
            const { line, status, clauses, isAccepted, expiresOn } = each
            const shown = shownStatus(each)
            return (
              <li key={line}>
                <div className={classes.line}>
                  <strong>{termsOf(line).name}</strong>
                  <Pill tone={toneOf(shown)}>{vendorStatusNames[shown]}</Pill>
                </div>
                {clauses.length === 0 && texts.has(line) && (
                  <span className={classes.under}>Required: {texts.get(line)}.</span>
                )}
                {expiresOn !== null && (
                  <span className={classes.under}>
                    {status === 'EXPIRED' ? 'Expired' : 'Expires'} {formatDate(expiresOn)}.
                  </span>
                )}
                <ClauseList label={termsOf(line).name} clauses={clauses} />
                <Acceptances accountId={accountId} vendor={vendor} line={line} />
                {mayWrite && status !== 'OK' && !isAccepted && (
                  <Button
                    kind="quiet"
                    small
                    aria-label={`Accept deficiency: ${termsOf(line).name}`}
                    onClick={() => setAccepting(line)}
                  >
                    Accept deficiency…
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {accepting !== undefined && (
        <AcceptDialog accountId={accountId} vendor={vendor} line={accepting} onClose={() => setAccepting(undefined)} />
      )}
    </Card>
  )
}

const findingText = ({ issue, text }: Vendor['acceptances'][number]['findings'][number]): string =>
  text === '' ? vendorStatusNames[issue].toLowerCase() : text

const noLines = {} as NonNullable<Vendor['requirementSet']>['lines']

/** What was accepted of a line, with who accepted it and why. */
function Acceptances({ accountId, vendor, line }: Props & { readonly line: VendorLine }) {
  const { withdraw } = useVendorCalls(accountId)
  const work = useWork()
  const ofLine = vendor.acceptances.filter((each) => each.line === line)
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {ofLine.map(({ id, findings, note, until, by }) => (
        <div key={id} className={classes.line}>
          <span className={classes.under}>
            Accepted until {formatDate(until)} by {by} ({findings.map(findingText).join('; ')}): {note}
          </span>
          {vendor.mayWrite && (
            <Button
              kind="quiet"
              small
              busy={work.busy}
              aria-label={`Withdraw acceptance: ${termsOf(line).name}`}
              onClick={() => void work.run(() => withdraw(vendor, id), vendorMessages.saveFailed)}
            >
              Withdraw
            </Button>
          )}
        </div>
      ))}
    </>
  )
}
