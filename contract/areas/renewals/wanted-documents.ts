import type { DocumentType } from '../documents/document-types.ts'

/** What insurers require with a submission of each line, in addition to the expiring policy. */
const typesByLine: Readonly<Record<string, DocumentType>> = {
  GENERAL_LIABILITY: 'CONTRACT',
  WORKERS_COMP: 'SAFETY_MANUAL',
  PROPERTY: 'INSPECTION',
}

interface Line {
  readonly line: string
  readonly policyId: string | null
}

/** The documents that a submission of these lines needs on file, each type once. */
export function wantedDocuments(lines: readonly Line[]): readonly DocumentType[] {
  const ofLines = lines.flatMap(({ line }) => (Object.hasOwn(typesByLine, line) ? [typesByLine[line]!] : []))
  const hasExpiring = lines.some(({ policyId }) => policyId !== null)
  return [...new Set([...(hasExpiring ? (['POLICY'] as const) : []), ...ofLines])]
}
