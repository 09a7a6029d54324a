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

/** A column of plain text. */
const plain = (key: string, header: string, text: (row: CertificateRow) => string): ListColumn<CertificateRow> => ({
  key,
  header,
  text,
  cell: text,
  sortValue: text,
})

const dated = (
  key: 'issuedOn' | 'expiresOn' | 'neededBy' | 'expectedOn',
  header: string,
): ListColumn<CertificateRow> => ({
  ...plain(key, header, (row) => day(row[key])),
  sortValue: (row) => row[key],
})

/** The columns of the certificates of an account; holders that occur are to filter by. */
export function certificateColumns(
  accountId: string,
  certificates: readonly CertificateRow[],
): readonly ListColumn<CertificateRow>[] {
  const holders = [...new Set(certificates.map(({ holderName }) => holderName))].toSorted()
  return [
    {
      ...plain('number', 'Certificate', numberOf),
      cell: (row) => <AppLink href={certificatePath(accountId, row)}>{numberOf(row)}</AppLink>,
    },
    {
      ...plain('holder', 'Holder', ({ holderName }) => holderName),
      choices: choicesOf(Object.fromEntries(holders.map((each) => [each, each]))),
      choiceOf: ({ holderName }) => holderName,
    },
    {
      ...plain('status', 'Status', ({ status }) => statusNames[status]),
      cell: ({ status }) => <Pill tone={certificateTones[status]}>{statusNames[status]}</Pill>,
      choices: choicesOf(statusNames),
      choiceOf: ({ status }) => status,
    },
    {
      ...plain('standing', 'Coverage', ({ standing }) => (standing === null ? '' : standingNames[standing])),
      choices: choicesOf(standingNames),
      choiceOf: ({ standing }) => standing ?? '',
    },
    {
      ...plain('urgency', 'Urgency', ({ urgency }) => urgencies[urgency]),
      startsHidden: true,
      choices: choicesOf(urgencies),
      choiceOf: ({ urgency }) => urgency,
    },
    plain('project', 'Project', ({ project }) => project),
    plain('lines', 'Lines', ({ lines }) => lines.map(policyTypeName).join(', ')),
    dated('issuedOn', 'Issued'),
    dated('expiresOn', 'First expiration'),
    { ...dated('neededBy', 'Needed by'), startsHidden: true },
    { ...dated('expectedOn', 'Expected'), startsHidden: true },
    { ...plain('requestedBy', 'Requested by', ({ requestedBy }) => requestedBy), startsHidden: true },
    {
      ...plain('changedAt', 'Last activity', ({ changedAt }) => formatDate(new Date(changedAt))),
      sortValue: ({ changedAt }) => changedAt,
    },
  ]
}
