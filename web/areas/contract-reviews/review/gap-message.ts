import { clauseText } from '@portico/contract/areas/vendors/clause-text.ts'
import type { Comparison } from '@portico/contract/areas/contract-reviews/comparison.shapes.ts'
import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'

/** The message about what a contract requires and the policies lack, for someone to edit and send. */
export function gapMessage({ name, holderName, project, clauses, comparisons }: ContractReview): string {
  const open = (verdict: Comparison['verdict']) =>
    comparisons
      .filter((each) => each.verdict === verdict)
      .map(({ clauseId, parts }) => {
        const clause = clauses.find(({ id }) => id === clauseId)?.clause
        const closes = parts.flatMap((part) => (part.verdict === verdict ? [`${part.why} ${part.closes}`] : []))
        return `- ${clause ? clauseText(clause) : ''}\n  ${closes.join('\n  ')}`
      })
  const part = (title: string, items: readonly string[]) => (items.length === 0 ? [] : [[title, ...items].join('\n')])
  return [
    `We compared the insurance requirements of “${name}” with our policies.`,
    ...part('', [
      ...(holderName === '' ? [] : [`Certificate holder: ${holderName}`]),
      ...(project === '' ? [] : [`Project: ${project}`]),
    ]).map((text) => text.trim()),
    ...part('Gaps:', open('GAP')),
    ...part('We cannot tell:', open('CANNOT_TELL')),
    'Please tell us what can be done and what it costs.',
  ].join('\n\n')
}
