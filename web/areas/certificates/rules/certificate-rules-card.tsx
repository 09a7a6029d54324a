import {
  type CertificateReviewRule,
  reviewRules,
} from '@portico/contract/areas/certificates/certificate-rules.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { SettingsCard } from '../../../kit/settings/settings-card.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

/** What a brokerage decides about the certificates of its accounts. */
export default function CertificateRulesCard({ brokerCode }: { readonly brokerCode: string }) {
  const cache = useQueryClient()
  const params = { brokerCode }
  const stored = q('GET /api/brokerages/{brokerCode}/certificate-rules', { params })
  return (
    <SettingsCard
      title="Certificate rules"
      lead="Clients issue certificates that their policies support. Choose which of them your team reviews first."
      query={useQuery(stored)}
      save={async (body) =>
        cache.setQueryData(
          stored.queryKey,
          await call('PUT /api/brokerages/{brokerCode}/certificate-rules', { params, body }),
        )
      }
      texts={certificateMessages.rules}
    >
      {({ value, change, errors }) => (
        <>
          <SelectField
            label="Certificates to review"
            data={Object.entries(reviewRules).map(([rule, label]) => ({ value: rule, label }))}
            value={value.review}
            onChange={({ currentTarget }) => change({ ...value, review: currentTarget.value as CertificateReviewRule })}
          />
          <TextField
            label="Authorized representative"
            description="Printed on new certificates. Leave blank to use the account’s primary contact."
            error={errors['representative']}
            value={value.representative}
            onChange={({ currentTarget }) => change({ ...value, representative: currentTarget.value })}
          />
        </>
      )}
    </SettingsCard>
  )
}
