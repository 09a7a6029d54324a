import { aside } from './aside.ts'

const gate = () => import('./progress-gate.tsx')

export const ProgressButton = aside(async () => ({ default: (await gate()).ProgressButton }))
export const ProgressCard = aside(async () => ({ default: (await gate()).ProgressCard }))
