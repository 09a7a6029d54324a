import { endorsedInterests } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { type AlteringWords, alteringWords } from '@portico/contract/areas/certificates/wording.rules.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import classes from '../certificates.module.css'
import type { RequestState } from './use-request.ts'

interface Props {
  readonly state: RequestState
  readonly error: string | undefined
}

/** What the certificate is about. Words that would alter coverage are marked while they are typed. */
export function OperationsCard({ state, error }: Props) {
  const { request, change } = state
  const found = alteringWords(request.operations, endorsedInterests(request))
  return (
    <Card title="Description of operations">
      <div className={classes.stack}>
        <TextArea
          label="Description of operations"
          description="Describe the work, location, or vehicle. Example: Interior drywall at 88 Harbor Avenue"
          maxLength={4000}
          autosize
          minRows={3}
          value={request.operations}
          error={error}
          onChange={({ currentTarget }) => change({ operations: currentTarget.value })}
        />
        {found.length > 0 && (
          <Notice kind="warning">
            <p>Remove the marked words. {[...new Set(found.map(({ why }) => why))].join(' ')}</p>
            <p className={classes.marked}>
              <MarkedText text={request.operations} found={found} />
            </p>
          </Notice>
        )}
      </div>
    </Card>
  )
}

function MarkedText({ text, found }: { readonly text: string; readonly found: readonly AlteringWords[] }) {
  return (
    <>
      {found.map(({ from, to, words }, at) => (
        <span key={from}>
          {text.slice(found[at - 1]?.to ?? 0, from)}
          <mark>{words}</mark>
          {at === found.length - 1 && text.slice(to)}
        </span>
      ))}
    </>
  )
}
