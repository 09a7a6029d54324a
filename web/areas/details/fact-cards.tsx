import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { AccountDetails, DetailFact } from '@portico/contract/areas/details/details.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useNow } from '../../platform/now.ts'
import { provenanceText } from '../forms/forms.public.ts'
import { factTitles } from './record-labels.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
  readonly details: Pick<AccountDetails, 'facts' | 'mayEditFacts'>
  readonly onEdit: (page: ProfilePageName) => void
}

/** The fields that identify the account. They are stored in the profile, where forms ask for them. */
export function FactCards({ accountId, details: { facts, mayEditFacts }, onEdit }: Props) {
  if (facts === null)
    return (
      <Notice kind="info">You do not have access to the company profile. Ask your account Admin for access.</Notice>
    )
  return [...factTitles].map(([page, title]) => (
    <Card
      key={page}
      title={title}
      action={
        <div className={classes.actions}>
          <AppLink href={`/${encodeURIComponent(accountId)}/profile/${page}`}>Open in the profile</AppLink>
          {mayEditFacts && (
            <Button kind="secondary" small onClick={() => onEdit(page)}>
              Edit {title.toLowerCase()}
            </Button>
          )}
        </div>
      }
    >
      <Facts
        facts={facts
          .filter((fact) => fact.page === page)
          .map((fact) => ({ label: fact.label, value: <Value fact={fact} /> }))}
      />
    </Card>
  ))
}

function Value({ fact: { words, provenance } }: { readonly fact: DetailFact }) {
  const now = useNow()
  if (words === null) return <span className={classes.source}>Not provided</span>
  return (
    <>
      <span className={classes.value}>{words}</span>
      {provenance !== null && <span className={classes.source}>{provenanceText(provenance, now)}</span>}
    </>
  )
}
