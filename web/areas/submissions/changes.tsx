import type { SubmissionChange } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { counted } from '../../platform/formats.ts'
import { changeLabels, partNames } from './submission-labels.ts'
import classes from './submissions.module.css'

/** What changed between two submissions, part by part; the lines of each open on demand. */
export function Changes({ changes }: { readonly changes: readonly SubmissionChange[] }) {
  if (changes.length === 0) return <p>Nothing has changed.</p>
  return (
    <ul className={classes.list}>
      {changes.map((change) => (
        <li key={`${change.part} ${change.name}`} className={classes.part}>
          <p className={classes.row}>
            <strong>{change.name}</strong>
            {change.name !== partNames[change.part] && <span className={classes.quiet}>{partNames[change.part]}</span>}
            <Pill tone={changeLabels[change.how].tone}>{changeLabels[change.how].label}</Pill>
          </p>
          {change.details.length > 0 && <Details change={change} />}
        </li>
      ))}
    </ul>
  )
}

function Details({ change: { name, details, more } }: { readonly change: SubmissionChange }) {
  return (
    <details>
      <summary>
        {counted(details.length + more, 'change')} in {name}
      </summary>
      <ul className={classes.plain}>
        {details.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may read alike, and none moves
          <li key={at}>{line}</li>
        ))}
        {more > 0 && <li>and {counted(more, 'more change')}</li>}
      </ul>
    </details>
  )
}
