import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { programs } from './program.ts'
import type { Stage } from './stage.ts'

const projects = globSync('*/tsconfig.json').toSorted().map(dirname)

/** Everything that needs neither tests, network nor browser, longest first. */
export const staticStages: readonly Stage[] = [
  programs('types', ...projects.map((project) => ['tsc', '-p', project] as const)),
  programs('lint', ['oxlint']),
  programs('unused', ['knip']),
  programs('structure', ['node', 'scripts/check-structure.ts']),
  programs('lockfile', ['node', 'scripts/check-lockfile.ts']),
  programs('map', ['node', 'scripts/map.ts', '--check']),
  programs('access', ['node', 'scripts/access-table.ts', '--check']),
  programs('docs', ['node', 'scripts/check-docs.ts']),
  programs('format', ['oxfmt', '--check']),
]
