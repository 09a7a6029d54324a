import type { WebArea } from '../../platform/area.ts'

export const area = {} satisfies WebArea
