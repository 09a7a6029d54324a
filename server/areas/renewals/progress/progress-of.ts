import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import { modProgress } from '../../experience/experience.public.ts'
import { financialsProgress } from '../../financials/financials.public.ts'
import { lossRunsProgress } from '../../losses/losses.public.ts'
import { documentsProgress } from './documents-progress.view.ts'
import { applicationsProgress, profileProgress } from './forms-progress.ts'
import { schedulesProgress } from './schedules-progress.view.ts'
import type { Progress } from './section-progress.ts'
import { subjectivitiesProgress } from './subjectivities-progress.read-model.ts'

/** What is over is as far as people have marked it. */
export const byMarkAlone: Progress = async () => ({ percent: 0, blockers: [], parts: [], changed: null })

/** Who knows how far each section is. */
export const progressOf: Readonly<Record<SectionKind, Progress>> = {
  PROFILE: profileProgress,
  SCHEDULES: schedulesProgress,
  APPLICATIONS: applicationsProgress,
  LOSS_RUNS: (tx, { access, effectiveOn }) => lossRunsProgress(tx, access.account, effectiveOn),
  MOD: (tx, { access, effectiveOn }) => modProgress(tx, access.account, effectiveOn),
  FINANCIALS: (tx, { access, effectiveOn }) => financialsProgress(tx, access.account, effectiveOn),
  DOCUMENTS: documentsProgress,
  SUBJECTIVITIES: subjectivitiesProgress,
}
