import type { Coverage } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { pastedCoverages } from '@portico/contract/areas/policies/coverages/pasted-coverages.rules.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { nothingPasted } from './coverage-form.ts'
import classes from './coverages.module.css'

interface Props {
  readonly policyType: string
  readonly onRead: (coverages: readonly Coverage[]) => void
}

/** Reads coverages from spreadsheet cells or a CSV file. */
export function PasteCoverages({ policyType, onRead }: Props) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const add = (): void => {
    const found = pastedCoverages(text, policyType)
    if (found.length === 0) setFault(nothingPasted)
    else onRead(found)
  }
  return (
    <div className={classes.paste}>
      <TextArea
        label="Spreadsheet cells"
        description="One coverage per row: name, limit, deductible or retention, note."
        rows={5}
        value={text}
        error={fault}
        data-autofocus
        onChange={(event) => {
          setText(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <TextField
        type="file"
        label="CSV file"
        accept=".csv,.txt,.tsv"
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then(setText)
        }}
      />
      <div>
        <Button kind="secondary" small disabled={text.trim() === ''} onClick={add}>
          Add coverages
        </Button>
      </div>
    </div>
  )
}
