import { difference } from '@portico/contract/areas/experience/exact.rules.ts'
import { findingLabels, linesOfFinding } from '@portico/contract/areas/experience/finding-labels.ts'
import { corrected, type Finding, findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import { isMissing, type Missing, type Mod, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../experience.module.css'
import { modText } from './explained.ts'

const LetterDialog = lazy(pagePart(() => import('./letter-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly rated: RatedWorksheet
  readonly figured: Mod | Missing
  readonly mayEdit: boolean
}

/** What looks wrong on the worksheet, line by line, and what correcting it would do. */
export function FindingsCard({ accountId, rated, figured, mayEdit }: Props) {
  const { worksheet, plan } = rated
  const [isWriting, setWriting] = useState(false)
  const findings = findingsOf(worksheet, plan)
  const canWrite = mayEdit && findings.length > 0
  return (
    <Card
      title="Error finder"
      aside={findings.length > 0 && <Pill tone="warning">{findings.length}</Pill>}
      action={
        canWrite && (
          <Button kind="secondary" small icon={<IconMail size={18} aria-hidden />} onClick={() => setWriting(true)}>
            Write correction letter
          </Button>
        )
      }
    >
      {findings.length === 0 ? (
        <EmptyState title="No errors found">
          No duplicate, closed, or unreduced claims. Payrolls and rates match.
        </EmptyState>
      ) : (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <Found key={finding.kind} finding={finding} rated={rated} figured={figured} />
          ))}
        </ul>
      )}
      <Suspense>
        {isWriting && (
          <LetterDialog
            accountId={accountId}
            worksheet={worksheet}
            findings={findings}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface FoundProps {
  readonly finding: Finding
  readonly rated: RatedWorksheet
  readonly figured: Mod | Missing
}

function Found({ finding, rated: { worksheet, plan }, figured }: FoundProps) {
  const right = modOf(corrected(worksheet, plan, finding.kind), plan)
  const effect = isMissing(figured) || isMissing(right) ? 0 : difference(right.mod, figured.mod)
  return (
    <li>
      <strong>{findingLabels[finding.kind].title}</strong>{' '}
      {effect !== 0 && (
        <Pill tone={effect < 0 ? 'success' : 'neutral'}>
          corrected: {effect < 0 ? '−' : '+'}
          {modText(Math.abs(effect))}
        </Pill>
      )}
      <ul className={classes.findingLines}>
        {[...new Set(linesOfFinding(finding, worksheet))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  )
}
