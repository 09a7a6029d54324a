import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaSettings } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { focusSection } from '../../kit/layout/section-focus.ts'
import { EnrollTwoFactor } from './lazy-enrollment.ts'
import { useCredentialsChanged, useTfaSettings } from './own-credentials.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { MakeRecoveryCodes, SwitchOff } from './two-factor-actions.tsx'
import { tfaMethodName } from './tfa-methods.ts'
import classes from './two-factor.module.css'

/** Two-factor as the user has it, and everything that can be done about it. */
export function TwoFactorCard({ id, title }: { readonly id: string; readonly title: string }) {
  const query = useTfaSettings()
  const changed = useCredentialsChanged()
  const [enrolling, setEnrolling] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = query
  // The pressed button disappears with its part of the card.
  const enroll = (isOn: boolean): void => {
    setEnrolling(isOn)
    focusSection(id)
  }
  const keep = (): void => {
    setCodes(undefined)
    focusSection(id)
  }
  return (
    <Card
      id={id}
      title={title}
      aside={
        data !== undefined && (
          <Pill tone={data.tfaEnabled ? 'success' : 'neutral'}>{data.tfaEnabled ? 'On' : 'Off'}</Pill>
        )
      }
    >
      {codes !== undefined && <RecoveryCodes codes={codes} onKept={keep} />}
      {enrolling && (
        <Suspense fallback={<LoadingState />}>
          <EnrollTwoFactor
            onCancel={() => enroll(false)}
            onSaved={(settings) => void changed(settings)}
            onDone={() => enroll(false)}
          />
        </Suspense>
      )}
      {codes === undefined && !enrolling && (
        <Loaded query={query} failed="Your two-factor settings could not be loaded.">
          {(settings) => (
            <Status
              settings={settings}
              onEnroll={() => enroll(true)}
              onCodes={setCodes}
              onChanged={(next) => void changed(next)}
            />
          )}
        </Loaded>
      )}
    </Card>
  )
}

interface StatusProps {
  readonly settings: TfaSettings
  readonly onEnroll: () => void
  readonly onCodes: (codes: readonly string[]) => void
  readonly onChanged: (settings: TfaSettings) => void
}

function Status({ settings, onEnroll, onCodes, onChanged }: StatusProps) {
  const { tfaEnabled, tfaType, tfaPhone, isRequired, recoveryCodesLeft } = settings
  if (!tfaEnabled)
    return (
      <div className={classes.steps}>
        <p>
          Two-factor authentication asks for a code from your phone in addition to your password, so a stolen password
          is not enough to log in.
        </p>
        <div>
          <Button onClick={onEnroll}>Set up two-factor</Button>
        </div>
      </div>
    )
  return (
    <div className={classes.steps}>
      <Facts
        facts={[
          { label: 'Codes by', value: tfaType === null ? '' : tfaMethodName(tfaType) },
          ...(tfaType === 'TOTP' || tfaPhone === null ? [] : [{ label: 'Phone', value: tfaPhone }]),
          { label: 'Recovery codes left', value: recoveryCodesLeft },
        ]}
      />
      {isRequired && <p className={classes.hint}>{texts.tfaRequired}</p>}
      <div className={classes.actions}>
        <Button kind="secondary" onClick={onEnroll}>
          Change phone or app
        </Button>
        <MakeRecoveryCodes onCodes={onCodes} onChanged={onChanged} />
        {!isRequired && <SwitchOff onChanged={onChanged} />}
      </div>
    </div>
  )
}
