import {
  isOshaRecordable,
  oshaLine,
  type PrivacyReason,
  privacyReasons,
} from '@portico/contract/areas/claims/osha/osha-line.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { saveTextFile } from '../../../platform/downloads/save-text-file.ts'
import classes from '../claims.module.css'

const headings = ['Form', 'Field', 'Value']

/** The draft of the OSHA 300 line and 301 report of a recordable injury, for those who may know the injury. */
export function OshaCard({ claim }: { readonly claim: Claim }) {
  const [reason, setReason] = useState<PrivacyReason>('NONE')
  const isShown = claim.type === 'WORK_COMP' && claim.status !== 'DRAFT' && claim.may.seeMedical
  if (!isShown || !isOshaRecordable(claim.answers)) return null
  const fields = oshaLine(claim, reason)
  const rows = fields.map(({ form, label, value }) => [form, label, value])
  const download = () => saveTextFile(`OSHA ${claim.ourNumber}.csv`, csvFileOf(headings, rows), 'text/csv')
  return (
    <Card
      title="OSHA 300 and 301 draft"
      action={
        <Button kind="secondary" small onClick={download}>
          Download CSV
        </Button>
      }
      footer="A draft from the claim. Check it, and complete what is blank, before you enter it on the log."
    >
      <div className={classes.stack}>
        <SelectField
          label="Privacy case"
          description="The employee’s name and details that identify the person stay off the draft."
          data={choicesOf(privacyReasons)}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as PrivacyReason)}
        />
        <Facts
          facts={fields.map(({ form, label, value }) => ({ label: `${form}: ${label}`, value: value || 'Blank' }))}
        />
      </div>
    </Card>
  )
}
