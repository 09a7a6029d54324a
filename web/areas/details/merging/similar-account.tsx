import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { relationshipNames } from '../record-labels.ts'
import { signLabels } from './merging-labels.ts'
import classes from './merging.module.css'

/** An account that may be the same insured, with the reasons. */
export function SimilarAccount({ account }: { readonly account: Duplicate }) {
  const { accountCode, companyName, relationship, signs } = account
  return (
    <div>
      <strong>{companyName}</strong>{' '}
      <span className={classes.code}>
        {accountCode} · {relationshipNames[relationship]}
      </span>
      <div className={classes.signs}>
        {signs.map((sign) => (
          <Pill key={sign} tone={sign === 'FEIN' ? 'warning' : 'neutral'}>
            {signLabels[sign]}
          </Pill>
        ))}
      </div>
    </div>
  )
}
