import { isExcessType } from '@portico/contract/areas/policies/coverages/coverage.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { policyChoicesQuery } from '../policies.queries.ts'
import type { CoverageForm } from './coverage-rows.tsx'
import classes from './coverages.module.css'

interface Props {
  readonly accountId: string
  readonly form: CoverageForm
  readonly policyType: string
}

/** The place of a policy in a tower: primary from the ground up, or excess of underlying policies. */
export function LayerFields({ accountId, form, policyType }: Props) {
  const { register, control, formState } = form
  const { errors } = formState
  const [kind, over] = useWatch({ control, name: ['layerKind', 'over'] })
  const lines = useQuery(policyChoicesQuery(accountId)).data?.lines ?? []
  const underlying = [...new Set([...over, ...lines.filter((line) => line !== policyType && !isExcessType(line))])]
  return (
    <FieldGroup label="Layer" description="The tower shows policies with a layer.">
      <div className={`${classes.whole} ${classes.layer}`}>
        <SelectField
          label="Position in the tower"
          data={[
            { value: '', label: 'Not in a tower' },
            { value: 'PRIMARY', label: 'Primary' },
            { value: 'EXCESS', label: 'Excess' },
          ]}
          error={errors.layerKind?.message}
          {...register('layerKind')}
        />
        {kind !== '' && (
          <MoneyField
            label="Layer limit"
            description="Leave blank to use the occurrence or claim limit above."
            error={errors.layerLimit?.message}
            {...register('layerLimit')}
          />
        )}
        {kind === 'EXCESS' && (
          <MoneyField
            label="Attachment point"
            description="Total of the limits below this layer."
            required
            error={errors.attachment?.message}
            {...register('attachment')}
          />
        )}
      </div>
      {kind === 'EXCESS' && (
        <div className={classes.whole}>
          <FieldGroup label="Underlying policies" error={errors.over?.message}>
            <div className={`${classes.whole} ${classes.over}`}>
              {underlying.map((line) => (
                <CheckField key={line} label={policyTypeName(line)} value={line} {...register('over')} />
              ))}
              {underlying.length === 0 && <p>Add the primary policies first.</p>}
            </div>
          </FieldGroup>
        </div>
      )}
    </FieldGroup>
  )
}
