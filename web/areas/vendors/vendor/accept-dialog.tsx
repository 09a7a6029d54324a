import { termsOf, type VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { AcceptanceDraft, type Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { reasonField } from '../../../kit/records/reason-field.ts'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
  readonly line: VendorLine
  readonly onClose: () => void
}

const schema = AcceptanceDraft.omit({ line: true })

/** What is asked, below what is accepted by it. */
const fieldsOf = (vendor: Vendor, line: VendorLine): FormFields => ({
  note: {
    ...reasonField('Kept with the acceptance', schema.shape.note),
    before: () => <Accepted vendor={vendor} line={line} />,
  },
  until: { kind: 'day', label: 'Accept until', required: true, schema: schema.shape.until },
})

/** The gaps that are accepted: those that are open today. */
function Accepted({ vendor, line }: Pick<Props, 'vendor' | 'line'>) {
  const { status, clauses } = vendor.lines.find((each) => each.line === line)!
  const lacking = clauses.filter(({ issue, isAccepted }) => issue !== null && !isAccepted)
  return (
    <div className={classes.stack}>
      <ul className={classes.clauses} aria-label="Accepted with this">
        {lacking.length === 0 ? (
          <li>{vendorStatusNames[status]}</li>
        ) : (
          lacking.map(({ text, why }) => (
            <li key={`${text} ${why}`}>
              {text}
              <span className={classes.under}>{why}</span>
            </li>
          ))
        )}
      </ul>
      <p className={classes.under}>Anything else that a later certificate or requirement lacks is not accepted.</p>
    </div>
  )
}

/** Accepts what a line lacks now, with a reason and until a date. */
export function AcceptDialog({ accountId, vendor, line, onClose }: Props) {
  const { accept } = useVendorCalls(accountId)
  return (
    <RecordDialog
      title={`Accept deficiency: ${termsOf(line).name}`}
      saveLabel="Accept deficiency"
      fields={fieldsOf(vendor, line)}
      schema={schema}
      failure={vendorMessages.saveFailed}
      onSave={(draft) => accept(vendor, { line, ...draft })}
      onClose={onClose}
    />
  )
}
