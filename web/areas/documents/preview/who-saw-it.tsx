import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { useViews } from '../documents.queries.ts'
import classes from './preview.module.css'

const words = { PREVIEW: 'viewed', DOWNLOAD: 'downloaded', ZIP: 'downloaded with others' } as const

/** A document's viewers: for the brokerage and the insured's Admin. */
export function WhoSawIt({ accountId, documentId }: { readonly accountId: string; readonly documentId: string }) {
  const views = useViews(accountId, documentId)
  return (
    <section aria-label="View history">
      <h3 className={classes.heading}>View history</h3>
      <Loaded query={views} failed="View history could not be loaded." lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={classes.none}>No views yet.</p>
          ) : (
            <ul className={classes.lines}>
              {rows.map(({ name, how, versionNumber, at }) => (
                <li key={`${at} ${name} ${how}`}>
                  <span>
                    {name} {words[how]}
                    {versionNumber > 1 && `, version ${versionNumber}`}
                  </span>
                  <small>{formatMoment(at)}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
