import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import { type ClaimStatement, statementRoles } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import { DocumentLink } from '../report/files-step.tsx'
import { useStatementCalls, useStatements } from '../statements.queries.ts'
import { StatementDialog } from './statement-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly claim: Claim
}

const looks = {
  WAITING: { label: 'Requested', tone: 'warning' },
  GIVEN: { label: 'Received', tone: 'success' },
  EXPIRED: { label: 'Link expired', tone: 'neutral' },
  REVOKED: { label: 'Link revoked', tone: 'neutral' },
} as const

/** What drivers and witnesses say of a claim, and who was asked. */
export function StatementsCard({ accountId, claim }: Props) {
  const statements = useStatements(accountId, claim.id)
  const [asking, setAsking] = useState(false)
  const [revoking, setRevoking] = useState<ClaimStatement>()
  const { revoke } = useStatementCalls(accountId, claim.id)
  if (claim.status === 'DRAFT') return null
  return (
    <Card
      title="Statements"
      action={
        claim.may.note && (
          <Button kind="secondary" small onClick={() => setAsking(true)}>
            Request statement
          </Button>
        )
      }
    >
      <Loaded query={statements} failed={statementMessages.loadFailed} lines={2}>
        {(data) =>
          data.length === 0 ? (
            <p className={classes.under}>No statements yet. A driver or witness can give one by an emailed link.</p>
          ) : (
            <ul className={classes.list} aria-label="Statements">
              {data.map((statement) => (
                <Statement
                  key={statement.id}
                  accountId={accountId}
                  statement={statement}
                  onRevoke={claim.may.note ? () => setRevoking(statement) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asking && <StatementDialog accountId={accountId} claimId={claim.id} onClose={() => setAsking(false)} />}
      {revoking !== undefined && (
        <ConfirmCall {...revokeTexts(revoking)} run={() => revoke(revoking)} onClose={() => setRevoking(undefined)}>
          <p>The link will stop working.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}

const revokeTexts = ({ person }: ClaimStatement) => ({
  title: `Revoke the link of ${person}?`,
  confirmLabel: 'Revoke',
  failure: claimMessages.saveFailed,
})

interface StatementProps {
  readonly accountId: string
  readonly statement: ClaimStatement
  readonly onRevoke: (() => void) | undefined
}

function Statement({ accountId, statement, onRevoke }: StatementProps) {
  const { person, role, email, state, askedBy, askedAt, expiresAt, givenAt, answers, files } = statement
  return (
    <li>
      <div className={classes.line}>
        <strong>
          {person}, {statementRoles[role].toLowerCase()}
        </strong>
        <Pill tone={looks[state].tone}>{looks[state].label}</Pill>
      </div>
      <span className={classes.under}>
        {givenAt === null
          ? `Requested by ${askedBy}, ${formatDate(new Date(askedAt))}, ${email}. Expires ${formatDate(new Date(expiresAt))}.`
          : `${formatDate(new Date(givenAt))}, ${[email, answers?.phone].filter(Boolean).join(', ')}`}
      </span>
      {answers !== null &&
        [answers.saw, answers.position, answers.conditions, answers.others]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className={classes.note}>
              {text}
            </p>
          ))}
      {files.length > 0 && (
        <ul className={classes.list} aria-label={`Files of ${person}`}>
          {files.map(({ documentId, name }) => (
            <li key={documentId}>
              <DocumentLink accountId={accountId} documentId={documentId} name={name} />
            </li>
          ))}
        </ul>
      )}
      {state === 'WAITING' && onRevoke !== undefined && (
        <Button kind="quiet" small aria-label={`Revoke link of ${person}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  )
}
