import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindOrder } from '@portico/contract/areas/binding/binding.shapes.ts'
import { plainName } from '@portico/contract/areas/binding/policy-check.rules.ts'
import { isNearRenewal } from '@portico/contract/areas/binding/term.rules.ts'

interface Ordered {
  /** By the clock of the signer. */
  readonly today: string
  readonly renewsOn: string
  readonly quoteExpiresOn: string | null
  readonly openBefore: readonly string[]
  readonly hasDeclinations: boolean
}

/** What prevents a bind request, each with where to fix it. */
export function orderErrors(order: BindOrder, about: Ordered): Record<string, string> {
  return Object.fromEntries([...optionErrors(about), ...dayErrors(order, about), ...signatureErrors(order, about)])
}

type FieldError = readonly [place: string, message: string]

function* optionErrors({ today, quoteExpiresOn, openBefore }: Ordered): Iterable<FieldError> {
  if (quoteExpiresOn !== null && quoteExpiresOn < today) yield ['option', bindingMessages.expired]
  const [open] = openBefore
  if (open !== undefined) yield ['subjectivities', bindingMessages.openBefore(open)]
}

function* dayErrors(
  { effectiveOn, name, noLossSignature }: BindOrder,
  { today, renewsOn }: Ordered,
): Iterable<FieldError> {
  if (!isNearRenewal(effectiveOn, renewsOn)) yield ['effectiveOn', bindingMessages.tooFar]
  if (effectiveOn >= today) return
  if (noLossSignature === '') yield ['noLossSignature', bindingMessages.pastDate]
  else if (!isSame(noLossSignature, name)) yield ['noLossSignature', bindingMessages.signatureDiffers]
}

function* signatureErrors(
  { name, signature, declinationsConfirmed }: BindOrder,
  { hasDeclinations }: Ordered,
): Iterable<FieldError> {
  if (!isSame(signature, name)) yield ['signature', bindingMessages.signatureDiffers]
  if (hasDeclinations && !declinationsConfirmed) yield ['declinationsConfirmed', bindingMessages.declinationsMissing]
}

const isSame = (one: string, other: string): boolean => plainName(one) === plainName(other)
