import { group, may, need, type SectionDraft } from '../parts.ts'

/** Those with an interest in the insurance, the same list in all forms. */
export const interestsSection = (help: string): SectionDraft =>
  group(
    'additionalInterests',
    [need('interestName', 'interestAddress', 'interestKind'), may('interestIn', 'interestReference')],
    { help: `${help}. One list for all your applications.` },
  )
