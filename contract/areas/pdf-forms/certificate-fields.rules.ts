import { certificateFacts } from '../forms/facts/certificate-facts.ts'
import type { FactDefinition } from '../forms/facts/fact-definition.ts'
import type { Layout, Question } from '../forms/layout.shapes.ts'
import { questionsOf } from '../forms/layouts/places.ts'

/** The required fields of a certificate: the insured, the holder, and the operations. */
const needed = ['insuredName', 'holderName', 'operations'] as const

/** The certificate field that a question is mapped to, by key. */
const factKeysOf = (layout: Layout): ReadonlySet<string> =>
  new Set(questionsOf(layout).flatMap(({ question }) => question.fact ?? []))

/** Whether certificates can be printed on a form: what it cannot show is written under the description of operations. */
export const canPrintCertificates = (layout: Layout): boolean => {
  const mapped = factKeysOf(layout)
  return needed.every((key) => mapped.has(key))
}

const wordsOf = (text: string): string =>
  text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const factByWords: ReadonlyMap<string, FactDefinition> = new Map(
  certificateFacts.flatMap((fact) => [fact.key, fact.label].map((text) => [wordsOf(text), fact] as const)),
)

/** A check box is a mark, and everything else is written: only then can a question print the field. */
const isOfKind = ({ kind }: Question, fact: FactDefinition): boolean =>
  (kind === 'yesNo') === (fact.kind === 'yesNo') && !['choice', 'choices', 'signature'].includes(kind)

/** The first layout of a certificate form: maps questions named like a certificate field to it. */
export function withCertificateFields(layout: Layout): Layout {
  const taken = new Set<string>()
  const mapped = (question: Question): Question => {
    const fact = [question.key, question.label].map((text) => factByWords.get(wordsOf(text))).find(Boolean)
    if (fact === undefined || taken.has(fact.key) || !isOfKind(question, fact)) return question
    taken.add(fact.key)
    return { ...question, kind: fact.kind, fact: fact.key, required: false, maxLength: null }
  }
  return {
    pages: layout.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(mapped) })),
    })),
  }
}
