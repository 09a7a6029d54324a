import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { factAddress, locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useNow } from '../../../platform/now.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { answerText, type FormStore, provenanceText } from '../../forms/forms.public.ts'
import { applicationPath } from '../application-labels.ts'
import { factsQuery } from '../applications.queries.ts'
import type { FormPlace } from '../team/form-place.ts'
import { historyQuery } from '../team/team.queries.ts'
import classes from './about.module.css'

interface Props {
  readonly place: FormPlace
  readonly store: FormStore
  readonly path: string
  /** The form that the answer can be limited to; null if every answer is shared. */
  readonly onlyIn: string | null
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** More of an answer: which other forms it is in, whether it is shared, and every value that it had. */
export default function AboutDialog({ place, store, path, onlyIn, mayEdit, onClose }: Props) {
  const located = locate(store.layout, path)
  const question = located?.question ?? null
  const address = located === undefined ? null : factAddress(located.section, question, located.itemId)
  return (
    <Dialog title={question?.label ?? 'About this answer'} onClose={onClose}>
      {address === null ? (
        <p>This answer is used in this form only.</p>
      ) : (
        <Shared place={place} address={address} store={store} path={path} onlyIn={onlyIn} mayEdit={mayEdit} />
      )}
      <h3 className={classes.heading}>History</h3>
      {question !== null && <History place={place} path={path} question={question} />}
    </Dialog>
  )
}

function Shared({
  place: { accountId },
  address,
  onlyIn,
  ...answer
}: Omit<Props, 'onClose'> & { readonly address: string }) {
  const mayListForms = useAccount(accountId)?.permissions.includes('OP_READ_APPLICATIONS')
  return (
    <>
      {mayListForms === true ? <UsedIn accountId={accountId} address={address} /> : sharedWords}
      {onlyIn !== null && <OnlyHere onlyIn={onlyIn} {...answer} />}
    </>
  )
}

const sharedWords = <p>This answer is used in every application that asks the same question.</p>

function UsedIn({ accountId, address }: { readonly accountId: string; readonly address: string }) {
  const uses = useQuery({
    ...factsQuery(accountId),
    select: (all) => all.find(({ key }) => key === address)?.usedIn ?? [],
  })
  return (
    <Loaded query={uses} failed="The account data could not be loaded." lines={2}>
      {(forms) =>
        forms.length === 0 ? (
          sharedWords
        ) : (
          <div className={classes.uses}>
            <p>{forms.length === 1 ? 'Used in 1 application' : `Used in ${forms.length} applications`}</p>
            <ul aria-label="Applications that share this answer">
              {forms.map(({ applicationId, title, onlyHere }) => (
                <li key={applicationId}>
                  <AppLink href={applicationPath(accountId, applicationId)}>{title}</AppLink>
                  {onlyHere && ' uses its own answer'}
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  )
}

type OnlyHereProps = Pick<Props, 'store' | 'path' | 'mayEdit'> & { readonly onlyIn: string }

function OnlyHere({ store, path, onlyIn, mayEdit }: OnlyHereProps) {
  const field = useSyncExternalStore(
    (listener) => store.listen(path, listener),
    () => store.field(path),
  )
  return (
    <CheckField
      label={`Only in ${onlyIn}`}
      description="This answer applies to this form only. Other forms use the shared answer."
      checked={field.onlyHere}
      disabled={!mayEdit}
      onChange={(event) => store.set(path, field.value, { onlyHere: event.currentTarget.checked })}
    />
  )
}

interface HistoryProps {
  readonly place: FormPlace
  readonly path: string
  readonly question: Question
}

function History({ place, path, question }: HistoryProps) {
  const history = useQuery({ ...historyQuery(place, path), staleTime: 0 })
  const now = useNow()
  return (
    <Loaded query={history} failed="The history could not be loaded.">
      {(values) =>
        values.length === 0 ? (
          <p className={classes.none}>No answers yet.</p>
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
