import { sweepImports, workImports } from '../areas/schedule-imports/schedule-imports.door.ts'
import { keepSchedules } from '../areas/schedules/schedules.door.ts'
import type { Platform } from '../platform/platform.ts'

/** The program of the process that does the long work where it can share the database. */
export const longWorkProgram = new URL('long-work.worker.ts', import.meta.url)

/** Does in the background what goes over all rows of schedules. */
export function takeLongWork(platform: Platform): void {
  keepSchedules(platform)
  workImports(platform)
  sweepImports(platform)
}
