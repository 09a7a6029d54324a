import { noticeCodeKindNames } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { NoticeCode } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import classes from '../first-notices.module.css'

const stateLabels = { WORKS: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

const usesText = ({ uses, lastUsedAt }: NoticeCode): string =>
  lastUsedAt === null ? 'None' : `${uses}, last ${formatMoment(lastUsedAt)}`

export const codeColumns: readonly ListColumn<NoticeCode>[] = [
  {
    key: 'label',
    header: 'Code for',
    text: ({ label }) => label,
    cell: ({ label }) => label,
    sortValue: ({ label }) => label,
  },
  {
    key: 'kind',
    header: 'Kind',
    text: ({ kind }) => noticeCodeKindNames[kind],
    cell: ({ kind }) => noticeCodeKindNames[kind],
    sortValue: ({ kind }) => kind,
    choices: choicesOf(noticeCodeKindNames),
    choiceOf: ({ kind }) => kind,
  },
  {
    key: 'state',
    header: 'Status',
    text: ({ state }) => stateLabels[state],
    sortValue: ({ state }) => state,
    choices: choicesOf(stateLabels),
    choiceOf: ({ state }) => state,
    cell: ({ state, expiresAt }) => (
      <div>
        <Pill tone={state === 'WORKS' ? 'success' : 'neutral'}>{stateLabels[state]}</Pill>
        {state === 'WORKS' && <span className={classes.under}>Expires {formatDate(new Date(expiresAt))}</span>}
      </div>
    ),
  },
  { key: 'uses', header: 'Reports', text: usesText, cell: usesText, sortValue: ({ uses }) => uses },
  {
    key: 'createdAt',
    header: 'Created',
    startsHidden: true,
    text: ({ createdAt, createdBy }) => `${formatMoment(createdAt)} by ${createdBy}`,
    cell: ({ createdAt, createdBy }) => `${formatMoment(createdAt)} by ${createdBy}`,
    sortValue: ({ createdAt }) => createdAt,
  },
]

interface Actions {
  readonly onShow: (code: NoticeCode) => void
  readonly onRevoke: (code: NoticeCode) => void
}

export const actionsColumn = ({ onShow, onRevoke }: Actions): Column<NoticeCode> => ({
  key: 'actions',
  header: 'Actions',
  cell: (code) =>
    code.state !== 'REVOKED' && (
      <div className={classes.actions}>
        {code.state === 'WORKS' && (
          <Button kind="secondary" small aria-label={`Show code of ${code.label}`} onClick={() => onShow(code)}>
            Show
          </Button>
        )}
        <Button kind="secondary" small aria-label={`Revoke code of ${code.label}`} onClick={() => onRevoke(code)}>
          Revoke
        </Button>
      </div>
    ),
})
