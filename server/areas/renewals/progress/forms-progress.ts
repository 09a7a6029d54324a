import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formsReadiness } from '../../applications/applications.public.ts'
import { meanPercent } from './mean-percent.ts'
import type { Asked, SectionProgress } from './section-progress.ts'

const answers = (missing: number): string => (missing === 1 ? '1 answer' : `${missing} answers`)

/** The pages of the profile: all that they require must be answered. */
export async function profileProgress(tx: Tx, { access, effectiveOn, today }: Asked): Promise<SectionProgress> {
  const { forms: pages, changed } = await formsReadiness.profile(tx, access, {
    day: today,
    lastYearOn: addMonths(effectiveOn, -12),
  })
  return {
    percent: meanPercent(pages),
    blockers: pages
      .filter(({ missing }) => missing > 0)
      .map(({ id, title, missing }) => ({
        text: `${title}: ${answers(missing)} missing`,
        link: `profile/${id}`,
        isHard: false,
      })),
    parts: pages.map(({ id, title, percent }) => ({ name: title, link: `profile/${id}`, percent })),
    changed,
  }
}

/** The applications for the year in which the term starts: each must be marked as done. */
export async function applicationsProgress(tx: Tx, { access, effectiveOn, today }: Asked): Promise<SectionProgress> {
  const { forms: applications, changed } = await formsReadiness.applications(tx, access, {
    year: effectiveOn.slice(0, 4),
    day: today,
  })
  const linkOf = (id: string) => `applications/${id}`
  return {
    percent: meanPercent(applications),
    blockers: applications
      .filter(({ isDone }) => !isDone)
      .map(({ id, title, missing }) => ({
        text: missing === 0 ? `${title}: not marked as done yet` : `${title}: ${answers(missing)} missing`,
        link: linkOf(id),
        isHard: false,
      })),
    parts: applications.map(({ id, title, percent }) => ({ name: title, link: linkOf(id), percent })),
    changed,
  }
}
