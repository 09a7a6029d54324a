import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import classes from '../quotes.module.css'

/** The changes of an option since it was reviewed, so it must be reviewed again. */
export function OptionChanges({ changes }: { readonly changes: readonly string[] }) {
  return (
    <Notice kind="error">
      <p>{quoteMessages.changed}</p>
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}
