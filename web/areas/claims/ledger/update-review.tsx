import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { updateFieldNames } from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import type { LossUpdate, UpdateField } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { useLedgerCalls } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly claim: Claim
  readonly update: LossUpdate
}

type Field = LossUpdate['fields'][number]

/** A newer loss run beside the claim: each field is accepted or left as it is, and nothing changes by itself. */
export function UpdateReview({ accountId, claim, update: { loss, fields } }: Props) {
  const { review } = useLedgerCalls(accountId)
  const [chosen, setChosen] = useState<readonly UpdateField[]>([])
  const work = useWork()
  const differing = fields.filter(({ isSame }) => !isSame)
  const send = (accept: readonly UpdateField[]) =>
    void work.run(() => review(claim, loss, [...accept]), claimMessages.saveFailed, 'lossId')
  const toggle = (field: UpdateField) =>
    setChosen((before) => (before.includes(field) ? before.filter((each) => each !== field) : [...before, field]))
  return (
    <section className={classes.stack} aria-label="Newer loss run">
      <Notice kind="warning">
        The loss run valued {formatDate(loss.valuedOn)} was not compared with this claim yet.
      </Notice>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <DataTable
        label="Claim and loss run"
        columns={columnsOf(claim.may.manage, chosen, toggle)}
        rows={fields}
        rowKey={({ field }) => field}
      />
      {claim.may.manage && (
        <div className={classes.actions}>
          <Button busy={work.busy} onClick={() => send(differing.map(({ field }) => field))}>
            Accept all
          </Button>
          <Button kind="secondary" busy={work.busy} disabled={chosen.length === 0} onClick={() => send(chosen)}>
            Accept selected
          </Button>
          <Button kind="quiet" busy={work.busy} onClick={() => send([])}>
            Keep the claim as it is
          </Button>
        </div>
      )}
    </section>
  )
}

const columnsOf = (
  mayAccept: boolean,
  chosen: readonly UpdateField[],
  toggle: (field: UpdateField) => void,
): readonly Column<Field>[] => [
  { key: 'field', header: 'Field', cell: ({ field }) => updateFieldNames[field] },
  { key: 'claim', header: 'Claim', cell: ({ claim }) => claim || 'Blank' },
  {
    key: 'run',
    header: 'Loss run',
    cell: ({ run, isSame }) => (isSame ? run : <strong>{run}</strong>),
  },
  ...(mayAccept
    ? [
        {
          key: 'accept',
          header: 'Accept',
          cell: ({ field, isSame }: Field) =>
            isSame ? (
              <span className={classes.under}>Same</span>
            ) : (
              <CheckField
                aria-label={`Accept ${updateFieldNames[field].toLowerCase()}`}
                checked={chosen.includes(field)}
                onChange={() => toggle(field)}
              />
            ),
        },
      ]
    : []),
]
