import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'

/** The two-factor methods, safest first. */
export const tfaMethods: readonly { readonly value: TfaType; readonly label: string; readonly description: string }[] =
  [
    {
      value: 'TOTP',
      label: 'Authenticator app',
      description: 'An app on your phone shows a new code every 30 seconds.',
    },
    { value: 'SMS', label: 'Text message', description: 'A code is sent to your phone.' },
    { value: 'VOICE', label: 'Phone call', description: 'A voice reads the code to you.' },
  ]

/** The display name of a method. */
export const tfaMethodName = (type: TfaType): string => tfaMethods.find(({ value }) => value === type)?.label ?? type
