import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import classes from '../quotes.module.css'

/** Says what was changed of an option since it was looked at: it has to be looked at again. */
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
