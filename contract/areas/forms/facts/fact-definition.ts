import type { QuestionKind } from '../layout.shapes.ts'

/** A field's topic; field lists are sorted in this order. */
export const factTopics = [
  'Profile',
  'Operations',
  'People',
  'Property',
  'Autos',
  'Workers',
  'Losses',
  'Financials',
  'Technology',
  'Professional',
  'Certificates',
] as const

export type FactTopic = (typeof factTopics)[number]

/**
 * A data field of an account with one meaning: every form that asks for it maps to the same key, so that one answer
 * fills all. A field of a group is stored once per item, such as each owner.
 */
export interface FactDefinition<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly kind: QuestionKind
  readonly group: string | null
  readonly topic: FactTopic
  readonly help: string
  readonly choices: readonly string[]
  readonly limits: FactLimits
}

/** A field's plausible range, in addition to the limits of its kind. */
interface FactLimits {
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  readonly pastOnly?: boolean
  readonly isShare?: boolean
}

interface More extends FactLimits {
  readonly help?: string
  readonly choices?: readonly string[]
}

/** Nothing that is counted or measured is less than none. */
const usualLimits: Readonly<Partial<Record<QuestionKind, FactLimits>>> = { whole: { min: 0 }, decimal: { min: 0 } }

/** Fields of one topic, and of one group if they repeat, written as `key: [kind, label, more]`. */
export const factsOf = <Key extends string>(
  topic: FactTopic,
  group: string | null,
  facts: Readonly<Record<Key, readonly [kind: QuestionKind, label: string, more?: More]>>,
): readonly FactDefinition<Key>[] =>
  (Object.keys(facts) as Key[]).map((key) => {
    const [kind, label, more = {}] = facts[key]
    const { help = '', choices = [], ...limits } = more
    return { key, label, kind, group, topic, help, choices, limits: { ...usualLimits[kind], ...limits } }
  })

/** Yes/no questions, each with a second field for details if the answer is yes. */
export const yesNoFacts = <Key extends string>(
  topic: FactTopic,
  questions: Readonly<Record<Key, readonly [label: string, detail?: string, help?: string]>>,
): readonly FactDefinition<Key | `${Key}Detail`>[] =>
  (Object.keys(questions) as Key[]).flatMap((key) => {
    const [label, detail = 'Please tell us more', help = ''] = questions[key]
    const common = { group: null, topic, choices: [], limits: {} }
    return [
      { ...common, key, label, kind: 'yesNo' as const, help },
      { ...common, key: `${key}Detail` as const, label: detail, kind: 'longText' as const, help: '' },
    ]
  })
