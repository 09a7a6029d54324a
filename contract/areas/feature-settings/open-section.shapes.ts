import { z } from 'zod'
import { Problem } from '../../kit/problem.ts'
import { type OpenSectionKind, openSectionKinds } from './open-section-labels.ts'

const kinds = Object.keys(openSectionKinds) as OpenSectionKind[]

/** The most accounts that a rejection names. */
export const mostOpenSections = 20

const OpenSection = z
  .object({
    kind: z.enum(kinds),
    account: z.string().meta({ description: 'Account code' }),
    accountName: z.string(),
    count: z.int(),
  })
  .meta({ id: 'OpenSection' })

/** A section cannot be turned off, because of the open work in it. */
export const SectionInUse = Problem.extend({
  open: z
    .array(OpenSection)
    .optional()
    .meta({ description: `Open work in a section that is turned off, of at most ${mostOpenSections} accounts` }),
}).meta({ id: 'SectionInUse' })

export type OpenSection = z.infer<typeof OpenSection>
