import { lossCauseCodes } from '../loss-causes.ts'
import { figuresOf, ratedOf, type ValuedTerm } from '../loss-analysis.ts'
import type { LossRunTerm } from '../loss-run.shapes.ts'
import type { Loss, LossAnalysis } from '../loss.shapes.ts'

interface Term extends ValuedTerm<Loss> {
  readonly term: LossRunTerm
}

/** The lines of terms, in order. */
export const linesOf = (terms: readonly Term[]): string[] => [...new Set(terms.map(({ term }) => term.line))].toSorted()

/** Figures of terms by line. */
export const byLine = (terms: readonly Term[]): LossAnalysis['byLine'] =>
  linesOf(terms).map((line) => ({
    line,
    figures: ratedOf(terms.filter(({ term }) => term.line === line)),
  }))

/** Figures of losses by cause, the costliest first. */
export const byCause = (losses: readonly Loss[]): LossAnalysis['byCause'] =>
  lossCauseCodes
    .map((cause) => ({ cause, figures: figuresOf(losses.filter((loss) => loss.cause === cause)) }))
    .filter(({ figures }) => figures.count > 0)
    .toSorted((one, other) => other.figures.incurred - one.figures.incurred)
