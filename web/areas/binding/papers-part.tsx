import type { BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import classes from './bind-decision.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

/** The binders and the policy of an option, as files and as a page. */
export function PapersPart({ accountId, option }: { readonly accountId: string; readonly option: BindOption }) {
  const { binders, policy, terms } = option
  if (policy === null) return null
  const fileOf = (documentId: string): string =>
    apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)
  const { id, number: policyNumber } = policy
  return (
    <div className={classes.part}>
      <h3>Documents</h3>
      <ul className={classes.list}>
        {binders.map(({ number, label, effectiveOn, expiresOn, notes, documentId }) => (
          <li key={number}>
            <a href={fileOf(documentId)} download>
              Binder {label}
            </a>
            <span className={classes.muted}>
              {' '}
              {formatDate(effectiveOn)} to {formatDate(expiresOn)}
              {notes !== '' && `: ${notes}`}
            </span>
          </li>
        ))}
        <li>
          <AppLink href={policyPath(accountId, { id, policyNumber, effectiveDate: terms.effectiveOn })}>
            Policy {policyNumber}
          </AppLink>
          <span className={classes.muted}> view policy</span>
        </li>
        {policy.documentId !== null && (
          <li>
            <a href={fileOf(policy.documentId)} download>
              Policy file
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
