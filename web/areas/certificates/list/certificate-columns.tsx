import { statusNames } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { standingNames } from '@portico/contract/areas/certificates/standing.rules.ts'
import { type CertificateRow, urgencies } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { certificateTones } from '../certificate-tones.ts'
import { certificatePath } from '../certificates.queries.ts'

const day = (text: string | null): string => (text === null ? '' : formatDate(text))

const numberOf = ({ number, revision }: CertificateRow): string =>
  revision === 0 ? number : `${number} rev. ${revision}`

const linesOf = ({ lines }: CertificateRow): string => lines.map(policyTypeName).join(', ')

/** A column of plain text. */
const plain = (key: string, header: string, text: (row: CertificateRow) => string): ListColumn<CertificateRow> => ({
  key,
  header,
  text,
  cell: text,
  sortValue: text,
})

const dated = (key: 'issuedOn' | 'expiresOn' | 'neededBy' | 'expectedOn', header: string): ListColumn<CertificateRow> =>
  plain(key, header, (row) => day(row[key]))

/** The columns of the certificates of an account. */
export function certificateColumns(accountId: string): readonly ListColumn<CertificateRow>[] {
  return [
    {
      ...plain('number', 'Certificate', numberOf),
      cell: (row) => <AppLink href={certificatePath(accountId, row)}>{numberOf(row)}</AppLink>,
    },
    plain('holder', 'Holder', ({ holderName }) => holderName),
    {
      ...plain('status', 'Status', ({ status }) => statusNames[status]),
      cell: ({ status }) => <Pill tone={certificateTones[status]}>{statusNames[status]}</Pill>,
      choices: choicesOf(statusNames),
    },
    {
      ...plain('standing', 'Coverage', ({ standing }) => (standing === null ? '' : standingNames[standing])),
      choices: choicesOf(standingNames),
    },
    {
      ...plain('urgency', 'Urgency', ({ urgency }) => urgencies[urgency]),
      startsHidden: true,
      choices: choicesOf(urgencies),
    },
    plain('project', 'Project', ({ project }) => project),
    { key: 'lines', header: 'Lines', text: linesOf, cell: linesOf },
    dated('issuedOn', 'Issued'),
    dated('expiresOn', 'First expiration'),
    { ...dated('neededBy', 'Needed by'), startsHidden: true },
    { ...dated('expectedOn', 'Expected'), startsHidden: true },
    { ...plain('requestedBy', 'Requested by', ({ requestedBy }) => requestedBy), startsHidden: true },
    plain('changedAt', 'Last activity', ({ changedAt }) => formatDate(new Date(changedAt))),
  ]
}
