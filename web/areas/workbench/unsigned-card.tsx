import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { UnsignedList } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatMoment } from '../../platform/formats.ts'
import classes from './workbench.module.css'

type Paper = UnsignedList['items'][number]

/** What is signed, and where. */
const papers: Readonly<Record<Paper['kind'], (paper: Paper) => { readonly title: string; readonly path: string }>> = {
  LOSS_RUN_REQUEST: ({ id, carrier }) => ({
    title: `Loss run request to ${carrier}`,
    path: `loss-runs?sign=${encodeURIComponent(id)}`,
  }),
  BIND_ORDER: ({ line, carrier }) => ({
    title: `Bind request for ${policyTypeName(line ?? '')} with ${carrier}`,
    path: 'bind-decision',
  }),
}

interface Props {
  readonly unsigned: UnsignedList
  readonly onAll: () => void
}

/** Papers on all accounts that wait for a signature of the insured, the longest waiting first. */
export function UnsignedCard({ unsigned: { waiting, items }, onAll }: Props) {
  return (
    <Card
      id="unsigned"
      title="Waiting for signature"
      aside={<span className={classes.count}>{waiting} unsigned</span>}
      {...(items.length < waiting && {
        footer: (
          <Button kind="secondary" small onClick={onAll}>
            Show all {waiting}
          </Button>
        ),
      })}
    >
      {items.length === 0 ? (
        <EmptyState title="Nothing is waiting for a signature" />
      ) : (
        <ul className={classes.items}>
          {items.map((paper) => {
            const { title, path } = papers[paper.kind](paper)
            return (
              <li key={paper.id} className={classes.item}>
                <AppLink href={`/${encodeURIComponent(paper.accountId)}/${path}`} className={classes.what}>
                  {title}
                </AppLink>
                <span className={classes.facts}>
                  {paper.companyName} · since {formatMoment(paper.since)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
