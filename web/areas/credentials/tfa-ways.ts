import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'

/** The ways a code reaches its owner, the safest first. */
export const tfaWays: readonly { readonly value: TfaType; readonly label: string; readonly description: string }[] = [
  { value: 'TOTP', label: 'Authenticator app', description: 'An app on your phone shows a new code every 30 seconds.' },
  { value: 'SMS', label: 'Text message', description: 'A code is sent to your phone.' },
  { value: 'VOICE', label: 'Phone call', description: 'A voice reads the code to you.' },
]

/** The name a person reads for a way. */
export const tfaWayName = (type: TfaType): string => tfaWays.find(({ value }) => value === type)?.label ?? type
