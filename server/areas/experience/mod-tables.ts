import type { Mod } from '@portico/contract/areas/experience/mod.rules.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { PdfPart } from '../../platform/pdf/pdf-pages.ts'
import { fact, tableUnder } from '../../platform/pdf/parts/pdf-parts.ts'

/** The calculation of a mod as tables: payroll by class, claims, and the factors. */
export const modTables = (mod: Mod): PdfPart[] => [
  ...tableUnder('Payroll by class', {
    columns: [
      { label: 'Policy year', width: 3 },
      { label: 'Class', width: 2 },
      { label: 'Payroll', width: 3, isNumeric: true },
      { label: 'ELR', width: 2, isNumeric: true },
      { label: 'D-ratio', width: 2, isNumeric: true },
      { label: 'Expected', width: 3, isNumeric: true },
      { label: 'Expected primary', width: 3, isNumeric: true },
    ],
    rows: mod.classes.map(({ line, elr, dRatio, expected, primary }) => [
      americanDay(line.policyFrom),
      line.code,
      dollars(line.payroll),
      String(elr),
      String(dRatio),
      dollars(expected),
      dollars(primary),
    ]),
    total: ['Total', '', '', '', '', dollars(mod.expected), dollars(mod.expectedPrimary)],
  }),
  ...tableUnder('Claims', {
    columns: [
      { label: 'Policy year', width: 3 },
      { label: 'Claim', width: 4 },
      { label: 'Injury code', width: 2, isNumeric: true },
      { label: 'Status', width: 2 },
      { label: 'Actual', width: 3, isNumeric: true },
      { label: 'Primary', width: 3, isNumeric: true },
      { label: 'Excess', width: 3, isNumeric: true },
    ],
    rows: mod.claims.map(({ line, primary, excess }) => [
      americanDay(line.policyFrom),
      line.number,
      String(line.ijCode),
      line.isOpen ? 'Open' : 'Final',
      dollars(line.incurred),
      dollars(primary),
      dollars(excess),
    ]),
    total: ['Total', '', '', '', '', dollars(mod.actualPrimary), dollars(mod.actualExcess)],
  }),
  fact('W', String(mod.basis.w)),
  fact('B', dollars(mod.basis.b)),
]
