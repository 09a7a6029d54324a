import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Changes } from '../changes.tsx'
import { ContentList } from '../content-list.tsx'
import { submissionQuery } from '../submissions.queries.ts'
import classes from '../submissions.module.css'
import { PacketLinks } from './packet-links.tsx'

interface Props {
  readonly accountId: string
  readonly submissionId: string
  readonly cycleId: string
}

/** A submission whole: who signed it, what it holds, what changed against the one before, and its links. */
export function SubmissionEntry({ accountId, submissionId, cycleId }: Props) {
  const submission = useQuery(submissionQuery(accountId, submissionId))
  return (
    <Loaded query={submission} failed="The submission could not be loaded.">
      {(shown) => (
        <div className={classes.parts}>
          <Facts
            facts={[
              { label: 'Signed by', value: `${shown.signerName}, ${shown.signerTitle}` },
              { label: 'Snapshot of the schedules', value: shown.snapshotNumber ?? 'None: no schedule had rows' },
              { label: 'Note', value: shown.note === '' ? 'None' : shown.note },
            ]}
          />
          <Part title="Attested">
            <p>{shown.attestation}</p>
          </Part>
          {shown.acknowledged.length > 0 && (
            <Part title="Warnings acknowledged by the signer">
              <ul className={classes.plain}>
                {shown.acknowledged.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Part>
          )}
          {shown.changes !== null && (
            <Part title={`Changes since submission ${shown.number - 1}`}>
              <Changes changes={shown.changes} />
            </Part>
          )}
          <ContentList content={shown.content} />
          <Part title="Links to the packet">
            <PacketLinks accountId={accountId} submission={shown} cycleId={cycleId} />
          </Part>
        </div>
      )}
    </Loaded>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
