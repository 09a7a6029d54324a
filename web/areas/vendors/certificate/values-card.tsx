import type { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import type { VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { termsOf, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { displayText } from '@portico/contract/kit/field.ts'
import { get } from 'react-hook-form'
import { Facts } from '../../../kit/data/facts.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { policyFields } from '../line-fields.ts'
import classes from '../vendors.module.css'

interface Props {
  readonly certificate: VendorCertificate
  /** What the requirement set of the vendor asks beyond its lines. */
  readonly clauses: readonly RequirementClause[]
}

/** The values of a certificate, and what was decided about it. */
export function ValuesCard({ certificate, clauses }: Props) {
  const { namedInsured, issuedOn, lines, decidedBy, decidedAt, state, note, setVersion } = certificate
  const listed = vendorLines.filter((line) => lines[line].isListed)
  return (
    <div className={classes.stack}>
      <Card title="Values">
        <Facts
          facts={[
            { label: 'Named insured', value: namedInsured || 'Not entered' },
            { label: 'Certificate date', value: issuedOn === null ? 'Not entered' : formatDate(issuedOn) },
            ...(decidedBy === null || decidedAt === null
              ? []
              : [
                  {
                    label: state === 'CONFIRMED' ? 'Confirmed' : 'Rejected',
                    value: `${decidedBy}, ${formatMoment(decidedAt)}`,
                  },
                ]),
            ...(note === '' ? [] : [{ label: 'Reason', value: note }]),
            ...(setVersion === null ? [] : [{ label: 'Requirement set version', value: String(setVersion) }]),
          ]}
        />
      </Card>
      {listed.map((line) => (
        <Card key={line} title={termsOf(line).name}>
          <Facts
            facts={Object.entries(policyFields(line, clauses)).map(([name, field]) => ({
              label: field.short ?? field.label,
              value: displayText(field, get(lines[line], name)) || 'Not entered',
            }))}
          />
        </Card>
      ))}
    </div>
  )
}
