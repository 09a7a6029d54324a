import verbs from './verb-labels.json'

/** An area's labels for its entries: see its `<area>.activity.json`. */
interface ActivityLabels {
  /** The kinds that entries can be filtered by, by the audit's subject type. */
  readonly kinds?: Labels
  /** Subjects that people call something else than the audit does. */
  readonly nouns?: Labels
  /** Labels for the codes that fields of entries hold. */
  readonly codes?: Labels
  /** Labels for actions that verb and noun do not describe. */
  readonly actions?: Labels
}

type Labels = Readonly<Record<string, string>>

const declared = Object.values(
  import.meta.glob<ActivityLabels>('../*/*.activity.json', { eager: true, import: 'default' }),
)

const all = (key: keyof ActivityLabels): Labels => Object.assign({}, ...declared.map((labels) => labels[key]))

/** The verb of an action in the past tense, before a noun. */
export const verbLabels: Labels = verbs
export const actionLabels = all('actions')
export const nounLabels = all('nouns')
export const codeLabels = all('codes')
export const kindLabels: Labels = Object.fromEntries(
  Object.entries(all('kinds')).toSorted(([, a], [, b]) => a.localeCompare(b, 'en')),
)
