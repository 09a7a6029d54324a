import type { ApplicationEntry, Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { factAddress, locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useNow } from '../../../platform/now.ts'
import { answerText, type FormStore, provenanceText } from '../../forms/forms.door.ts'
import { applicationPath } from '../application-words.ts'
import { factsQuery, historyQuery } from '../applications.queries.ts'
import classes from './about.module.css'

interface Props {
  readonly accountId: string
  readonly entry: ApplicationEntry
  readonly store: FormStore
  readonly path: string
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** More of an answer: which other forms it is in, whether it is shared, and every value that it had. */
export default function AboutDialog({ accountId, entry, store, path, mayEdit, onClose }: Props) {
  const place = locate(store.layout, path)
  const question = place?.question ?? null
  const address = place === undefined ? null : factAddress(place.section, question, place.itemId)
  return (
    <Dialog title={question?.label ?? 'About this answer'} onClose={onClose}>
      {address === null ? (
        <p>This answer belongs to this form alone.</p>
      ) : (
        <Shared accountId={accountId} entry={entry} address={address} store={store} path={path} mayEdit={mayEdit} />
      )}
      <h3 className={classes.heading}>History</h3>
      {question !== null && <History accountId={accountId} appId={entry.id} path={path} question={question} />}
    </Dialog>
  )
}

interface SharedProps extends Omit<Props, 'onClose'> {
  readonly address: string
}

function Shared({ accountId, entry, address, store, path, mayEdit }: SharedProps) {
  const fact = useQuery({ ...factsQuery(accountId), select: (all) => all.find(({ key }) => key === address) ?? null })
  const field = useSyncExternalStore(
    (listener) => store.listen(path, listener),
    () => store.field(path),
  )
  return (
    <>
      <Loaded query={fact} failed="The fact book could not be loaded." lines={2}>
        {(known) => <UsedIn accountId={accountId} uses={known?.usedIn ?? []} />}
      </Loaded>
      <CheckField
        label={`Only in ${entry.application.name}`}
        description="Keeps this answer to this form. Other forms go on with the shared one."
        checked={field.onlyHere}
        disabled={!mayEdit}
        onChange={(event) => store.set(path, field.value, { onlyHere: event.currentTarget.checked })}
      />
    </>
  )
}

function UsedIn({ accountId, uses }: { readonly accountId: string; readonly uses: Fact['usedIn'] }) {
  return (
    <div className={classes.uses}>
      <p>{uses.length === 1 ? 'Used in 1 form' : `Used in ${uses.length} forms`}</p>
      <ul aria-label="Forms that share this answer">
        {uses.map(({ applicationId, title, onlyHere }) => (
          <li key={applicationId}>
            <AppLink href={applicationPath(accountId, applicationId)}>{title}</AppLink>
            {onlyHere && ' keeps an answer of its own'}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HistoryProps {
  readonly accountId: string
  readonly appId: string
  readonly path: string
  readonly question: Question
}

function History({ accountId, appId, path, question }: HistoryProps) {
  const history = useQuery({ ...historyQuery(accountId, appId, path), staleTime: 0 })
  const now = useNow()
  return (
    <Loaded query={history} failed="The history could not be loaded.">
      {(values) =>
        values.length === 0 ? (
          <p className={classes.none}>Nothing was answered yet.</p>
        ) : (
          <ol className={classes.history}>
            {values.map(({ value, version, provenance }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- values of two places may share a version
              <li key={`${version} ${at}`}>
                <span>{answerText(question, value) || 'Cleared'}</span>
                {provenance !== null && <small>{provenanceText(provenance, now)}</small>}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}
