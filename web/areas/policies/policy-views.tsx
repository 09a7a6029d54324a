import { AppLink } from '../../platform/app-link.tsx'
import classes from './policy-views.module.css'

const views = [
  { name: 'list', label: 'List', path: 'policy' },
  { name: 'tower', label: 'Tower', path: 'policy?view=tower' },
  { name: 'summary', label: 'Summary', path: 'coverage-summary' },
] as const

interface Props {
  readonly accountId: string
  readonly current: (typeof views)[number]['name']
}

/** The ways to look at the policies of an account. */
export function PolicyViews({ accountId, current }: Props) {
  return (
    <nav aria-label="Policy views" className={classes.views}>
      {views.map(({ name, label, path }) => (
        <AppLink
          key={name}
          href={`/${encodeURIComponent(accountId)}/${path}`}
          className={classes.view}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  )
}
