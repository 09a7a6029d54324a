import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import type { LineDraft } from './selection-draft.ts'
import classes from './selection.module.css'

interface Props {
  readonly draft: readonly LineDraft[]
  readonly onAdd: (line: LineDraft) => void
}

/** Adds a line that the account does not have yet. */
export function AddLineCard({ draft, onAdd }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    if (code === '') return setError('Choose a line')
    if (draft.some(({ line }) => line === code)) return setError(renewalMessages.lineTwice)
    onAdd({ line: code, policyId: null, requested: [], carriersExcluded: [] })
    setCode('')
  }
  return (
    <Card title="Add a line">
      <div className={classes.add}>
        <SelectField
          label="New line"
          data={[
            { value: '', label: 'Choose a line' },
            ...policyTypeCodes.map((value) => ({ value, label: policyTypeName(value) })),
          ]}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button kind="secondary" onClick={add}>
          Add line
        </Button>
      </div>
    </Card>
  )
}
