import type { Brokerage, TwoFactorPolicy } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { RadioList } from '../../kit/forms/radio-list.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useSetTwoFactor } from './brokerage.queries.ts'

const policies: readonly { value: TwoFactorPolicy; label: string; description: string }[] = [
  {
    value: 'OPTIONAL',
    label: 'Optional',
    description: 'Each person decides in My User.',
  },
  {
    value: 'STAFF',
    label: 'Staff',
    description:
      'Staff confirm every login with a code. Anyone who has not set up two-factor does so at the next login.',
  },
  {
    value: 'EVERYONE',
    label: 'Staff and clients',
    description: 'Also required for everyone on the accounts the brokerage serves.',
  },
]

/** Whose logins require two-factor at a brokerage. Its admins can change it; other staff can read it. */
export function TwoFactorCard({ brokerage }: { readonly brokerage: Brokerage }) {
  const setTwoFactor = useSetTwoFactor(brokerage.brokerCode)
  const [chosen, setChosen] = useState(brokerage.twoFactor)
  const { busy, refused, run } = useWork()

  const save = async (): Promise<void> => {
    await setTwoFactor(chosen)
    toasts.show('success', 'Saved. The change applies the next time each person logs in.')
  }

  const title = 'Two-factor authentication requirement'
  if (!brokerage.mayAdminister) {
    const policy = policies.find(({ value }) => value === brokerage.twoFactor)
    return (
      <Card title={title}>
        <p>
          <strong>{policy?.label}.</strong> {policy?.description}
        </p>
      </Card>
    )
  }
  return (
    <Card title={title}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <RadioList label={title} options={policies} value={chosen} onChange={setChosen} />
      <FormActions>
        <Button
          busy={busy}
          disabled={chosen === brokerage.twoFactor}
          onClick={() => void run(save, 'The requirement could not be saved. Please try again.')}
        >
          Save
        </Button>
      </FormActions>
    </Card>
  )
}
