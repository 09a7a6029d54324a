import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The lowest strength that is accepted, of 0 to 4: over a million guesses. */
const leastScore = 2
/** Further characters make no password weaker, and estimating them takes long. */
const estimatedCharacters = 72

/**
 * Whether a password is among the common ones, or easy to guess with some words about its owner. The rest without those
 * words must be hard to guess too.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  const { estimator, common } = await (loaded ??= load())
  const lower = password.toLowerCase()
  if (common.has(lower)) return true
  const known = partsOf(['portico', ...words])
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), lower)
  return [password, ...(rest === lower ? [] : [rest])].some((tried) => estimator.check(tried, known).score < leastScore)
}

/** The parts of names and addresses that are long enough to build a password on, the longest first. */
const partsOf = (words: readonly string[]) =>
  [...new Set(words.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u)))]
    .filter((part) => part.length > 3)
    .toSorted((one, other) => other.length - one.length)

interface Loaded {
  readonly estimator: ZxcvbnFactory
  readonly common: ReadonlySet<string>
}

/** The dictionaries are large: they are read when the first new password comes. */
let loaded: Promise<Loaded> | undefined

async function load(): Promise<Loaded> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return {
    estimator: new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: estimatedCharacters }),
    common: new Set(dictionary['passwords-common']),
  }
}
