import { claimTypeCodes, claimTypeHelp, claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../kit/forms/field-group.tsx'
import { SettingsCard } from '../../kit/settings/settings-card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { SettingFailure } from '../features/features.public.ts'

const texts = featureMessages.claimTypes

const ClaimTypesFailure = ({ error }: { readonly error: unknown }) => (
  <SettingFailure error={error} failure={reasonOf(error, texts.saveFailed)} />
)

/** The claim types that a brokerage's accounts choose from when they report a claim. */
export default function ClaimTypesCard({ brokerCode }: { readonly brokerCode: string }) {
  const cache = useQueryClient()
  const stored = q('GET /api/brokerages/{brokerCode}/features', { params: { brokerCode } })
  const query = useQuery({ ...stored, select: (set) => effectiveValue(set, 'CLAIM_TYPES_TO_SHOW') })
  return (
    <SettingsCard
      title="Claim types"
      lead="Types that clients choose from when they report a claim. An account’s own setting takes precedence."
      query={query}
      save={async (types) => {
        const request = { params: { id: brokerCode }, body: { types: [...types] } }
        cache.setQueryData(stored.queryKey, await call('PUT /api/broker-admin/{id}/claim-types', request))
      }}
      texts={texts}
      Failure={ClaimTypesFailure}
    >
      {({ value, change, errors }) => (
        <FieldGroup label="Claim types shown" error={errors['types']}>
          {claimTypeCodes.map((code) => (
            <CheckField
              key={code}
              label={claimTypeNames[code]}
              description={claimTypeHelp[code]}
              checked={value.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                change(claimTypeCodes.filter((other) => (other === code ? checked : value.includes(other))))
              }
            />
          ))}
        </FieldGroup>
      )}
    </SettingsCard>
  )
}
