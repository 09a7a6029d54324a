import { inMonthFirst } from '../schedules/values/dates.ts'
import { moneyOf } from './exact.rules.ts'
import type { FindingKind } from './finding-kinds.ts'
import type { Finding, Searched } from './findings.rules.ts'
import type { ClaimLine, ClassLine } from './worksheet.shapes.ts'

/** What an issue is, in a few words, and the request to correct it. */
export const findingLabels: Readonly<Record<FindingKind, { readonly title: string; readonly asks: string }>> = {
  CLAIM_TWICE: {
    title: 'Duplicate claim',
    asks: 'The same claim is counted more than once. Please remove the duplicate entries from the worksheet.',
  },
  CLOSED_STILL_OPEN: {
    title: 'Closed claims reported as open',
    asks: 'These claims are reported as open but were closed by the carrier. Please value them as closed.',
  },
  MEDICAL_ONLY_NOT_REDUCED: {
    title: 'Medical-only claims are not reduced',
    asks: 'These medical-only claims (injury code 6) are counted in full. Please apply the approved reduction.',
  },
  SUBROGATION_MISSING: {
    title: 'Recoveries not deducted',
    asks: 'Recoveries were received but not deducted. Please report the net incurred losses.',
  },
  PAYROLL_VS_AUDIT: {
    title: 'Payroll differs from the audit',
    asks: 'The audited payrolls differ from the worksheet. Please use the audited payrolls.',
  },
  SOLD_ENTITY: {
    title: 'Sold entity still included',
    asks: 'These lines belong to a company that was sold. Please review the ownership change and remove them.',
  },
  RATES_DIFFER: {
    title: 'Rates differ from the state’s',
    asks: 'The ELR or D-ratio differs from the state’s rating values for this rating date. Please check the class rates.',
  },
}

const claimLabels: Partial<Record<FindingKind, (line: ClaimLine) => string>> = {
  CLAIM_TWICE: ({ incurred }) => `${moneyOf(incurred)} incurred`,
  CLOSED_STILL_OPEN: ({ closedOn, incurred, currentIncurred }) =>
    `open with ${moneyOf(incurred)}, closed on ${inMonthFirst(closedOn ?? '')} with ${moneyOf(currentIncurred ?? incurred)}`,
  MEDICAL_ONLY_NOT_REDUCED: ({ incurred, printedPrimary }) =>
    `${moneyOf(incurred)} incurred, ${moneyOf(printedPrimary ?? 0)} counted as primary loss`,
  SUBROGATION_MISSING: ({ incurred, recovered }) => `${moneyOf(recovered)} recovered of ${moneyOf(incurred)}`,
  SOLD_ENTITY: ({ entity, incurred }) => `${moneyOf(incurred)} incurred by ${entity}`,
}

const classLabels: Partial<Record<FindingKind, (line: ClassLine) => string>> = {
  PAYROLL_VS_AUDIT: ({ payroll, auditedPayroll }) =>
    `payroll ${moneyOf(payroll)}, audited ${moneyOf(auditedPayroll ?? payroll)}`,
  SOLD_ENTITY: ({ entity, payroll }) => `payroll ${moneyOf(payroll)} of ${entity}`,
  RATES_DIFFER: ({ elr, dRatio }) => `ELR ${elr ?? 'of the state'}, D-ratio ${dRatio ?? 'of the state'}`,
}

/** The affected lines of an issue, each in a few words. */
export function linesOfFinding({ kind, classes, claims }: Finding, worksheet: Searched): string[] {
  const begun = (policyFrom: string) => `policy of ${inMonthFirst(policyFrom)}`
  const ofClasses = classes.flatMap((at) => {
    const line = worksheet.classes[at]
    return line === undefined
      ? []
      : [`Class ${line.code} (${begun(line.policyFrom)}): ${classLabels[kind]?.(line) ?? ''}`]
  })
  const ofClaims = claims.flatMap((at) => {
    const line = worksheet.claims[at]
    return line === undefined
      ? []
      : [`Claim ${line.number} (${begun(line.policyFrom)}): ${claimLabels[kind]?.(line) ?? ''}`]
  })
  return [...ofClasses, ...ofClaims]
}
