import type { CycleTables } from './cycles/cycles.table.ts'
import type { SectionTables } from './sections/sections.table.ts'

export type RenewalTables = CycleTables & SectionTables
