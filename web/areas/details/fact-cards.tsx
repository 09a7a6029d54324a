import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { DetailFact } from '@portico/contract/areas/details/details.shapes.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useNow } from '../../platform/now.ts'
import { provenanceText } from '../forms/forms.door.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
  readonly facts: readonly DetailFact[] | null
}

const titles: readonly (readonly [ProfilePageName, string])[] = [
  ['entity', 'Company'],
  ['industry', 'Industry'],
  ['general-info', 'Size'],
]

/** The facts that say who the account is. They are kept in the profile, where forms ask for them, and changed there. */
export function FactCards({ accountId, facts }: Props) {
  if (facts === null)
    return <Notice kind="info">The company profile is not open to you. Ask an Admin of your account for it.</Notice>
  return titles.map(([page, title]) => (
    <Card
      key={page}
      title={title}
      action={<AppLink href={`/${encodeURIComponent(accountId)}/profile/${page}`}>Open in the profile</AppLink>}
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
  if (words === null) return <span className={classes.source}>Not told yet</span>
  return (
    <>
      <span className={classes.value}>{words}</span>
      {provenance !== null && <span className={classes.source}>{provenanceText(provenance, now)}</span>}
    </>
  )
}
