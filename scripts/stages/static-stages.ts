import { programs } from './program.ts'
import type { Stage } from './stage.ts'
import { typeStage } from './type-stage.ts'

/** Everything that needs neither tests, network nor browser, longest first. */
export const staticStages: readonly Stage[] = [
  typeStage,
  programs('lint', ['oxlint']),
  programs('unused', ['knip']),
  programs('structure', ['node', 'scripts/check-structure.ts']),
  programs('lockfile', ['node', 'scripts/check-lockfile.ts']),
  programs('map', ['node', 'scripts/map.ts', '--check']),
  programs('tables', ['node', 'server/tables/make-tables.ts', '--check']),
  programs('access', ['node', 'scripts/access-table.ts', '--check']),
  programs('docs', ['node', 'scripts/check-docs.ts']),
  programs('format', ['oxfmt', '--check']),
]
